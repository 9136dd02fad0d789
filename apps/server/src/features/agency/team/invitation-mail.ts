import { type Mail, wordsOfOthers } from '../../../platform/mail.ts';

/** To somebody whose language nobody knows: both. */
export function invitationMail(invited: {
  email: string;
  agency: string;
  by: string | null;
  link: string;
  expiresAt: Date;
}): Mail {
  const agency = wordsOfOthers(invited.agency);
  const until = invited.expiresAt.toISOString().slice(0, 10);
  const text = [
    `${invited.by ? wordsOfOthers(invited.by) : agency} invites you to work as a travel advisor of ${agency}.`,
    'Sign in with this address and accept here:',
    '',
    `${invited.by ? wordsOfOthers(invited.by) : agency} vous invite à devenir conseiller voyages de ${agency}.`,
    'Connectez-vous avec cette adresse et acceptez ici :',
    '',
    invited.link,
    '',
    `The link is good until ${until}. If you did not expect it, do nothing.`,
    `Le lien est valable jusqu’au ${until}. Si vous ne vous y attendiez pas, ne faites rien.`,
    '',
  ].join('\n');
  return {
    to: invited.email,
    subject: `${agency}: your invitation / votre invitation`,
    text,
    usefulUntil: invited.expiresAt.toISOString(),
  };
}
