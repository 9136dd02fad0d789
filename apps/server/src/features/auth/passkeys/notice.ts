import type { Language } from '@escale/contract';
import type { Mail } from '../../../platform/mail.ts';

/** A way into the account has come or gone: its owner hears of it even when it was not they who did it. */
export function passkeyNotice(
  what: 'added' | 'removed',
  name: string,
  to: { readonly email: string; readonly language: Language },
  now: Date,
): Mail {
  const words = to.language === 'fr' ? french : english;
  const { subject, text } = words[what];
  return {
    to: to.email,
    subject,
    text: text(name),
    usefulUntil: new Date(now.getTime() + 2 * 86_400_000).toISOString(),
  };
}

const english = {
  added: {
    subject: 'A passkey was added to your Escale account',
    text: (name: string) => `A passkey was added to your Escale account: ${name}

With it one can sign in without a code. If this was not you, open Profile > Security, remove it, and sign out all other devices.
`,
  },
  removed: {
    subject: 'A passkey was removed from your Escale account',
    text: (name: string) => `A passkey was removed from your Escale account: ${name}

Devices that signed in with it are signed out. You can always sign in with a code by e-mail.
`,
  },
};

const french: typeof english = {
  added: {
    subject: 'Une clé d’accès a été ajoutée à votre compte Escale',
    text: (name) => `Une clé d’accès a été ajoutée à votre compte Escale : ${name}

Elle permet de se connecter sans code. Si ce n’était pas vous, ouvrez Profil > Sécurité, supprimez-la et déconnectez tous les autres appareils.
`,
  },
  removed: {
    subject: 'Une clé d’accès a été supprimée de votre compte Escale',
    text: (name) => `Une clé d’accès a été supprimée de votre compte Escale : ${name}

Les appareils connectés avec elle sont déconnectés. Vous pouvez toujours vous connecter avec un code reçu par e-mail.
`,
  },
};
