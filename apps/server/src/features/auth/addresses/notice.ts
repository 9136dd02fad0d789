import type { Language } from '@escale/contract';
import type { Mail } from '../../../platform/mail.ts';

/** To the main address of before: a change of it is what somebody who took an account over would do first. */
export function mainAddressNotice(to: string, address: string, language: Language, now: Date): Mail {
  const words =
    language === 'fr'
      ? {
          subject: 'L’adresse principale de votre compte Escale a changé',
          text: `Les e-mails d’Escale vont désormais à ${address}.

Si ce n’était pas vous, connectez-vous, ouvrez Profil > Sécurité et déconnectez tous les autres appareils.
`,
        }
      : {
          subject: 'The main address of your Escale account has changed',
          text: `Mails from Escale now go to ${address}.

If this was not you, sign in, open Profile > Security, and sign out all other devices.
`,
        };
  return { to, ...words, usefulUntil: new Date(now.getTime() + 2 * 86_400_000).toISOString() };
}
