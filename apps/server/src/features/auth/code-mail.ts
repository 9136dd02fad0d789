import type { Language } from '@escale/contract';
import type { Mail } from '../../platform/mail.ts';

/** The same mail whether or not the address has an account. */
export function codeMail(to: string, code: string, language: Language, usefulUntil: Date): Mail {
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
  const words = language === 'fr' ? french(spaced) : english(spaced);
  return { to, ...words, usefulUntil: usefulUntil.toISOString() };
}

function english(code: string) {
  return {
    subject: `${code} is your Escale code`,
    text: `Your code to sign in to Escale:

    ${code}

It is good for 10 minutes, in the browser where you asked for it. Nobody from Escale will ever ask you for it.

If you did not ask for a code, you need do nothing: without it nobody gets in.
`,
  };
}

function french(code: string) {
  return {
    subject: `${code} : votre code Escale`,
    text: `Votre code de connexion à Escale :

    ${code}

Il est valable 10 minutes, dans le navigateur où vous l’avez demandé. Personne chez Escale ne vous le demandera jamais.

Si vous n’avez pas demandé de code, vous n’avez rien à faire : sans lui, personne n’entre.
`,
  };
}
