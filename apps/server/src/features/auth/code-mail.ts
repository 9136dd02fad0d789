import type { Mail } from '../../platform/mail.ts';
import type { Asking, CodePurpose } from './one-time-code.ts';

/** The same mail whether or not the address has an account. */
export function codeMail({ email, language, purpose }: Asking, code: string, usefulUntil: Date): Mail {
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
  const words = language === 'fr' ? french(spaced, purpose) : english(spaced, purpose);
  return { to: email, ...words, usefulUntil: usefulUntil.toISOString() };
}

type Said = Record<CodePurpose, { readonly what: string; readonly notAsked: string }>;

const inEnglish: Said = {
  'sign-in': {
    what: 'Your code to sign in to Escale',
    notAsked: 'If you did not ask for a code, you need do nothing: without it nobody gets in.',
  },
  proof: {
    what: 'Your code to confirm that it is you, in Escale',
    notAsked:
      'If you did not ask for a code, somebody may hold a device on which you are signed in: open Profile > Security and sign that device out.',
  },
  address: {
    what: 'The code that adds this address to an Escale account',
    notAsked: 'If you did not ask for a code, you need do nothing: without it the address is not added.',
  },
};

function english(code: string, purpose: CodePurpose) {
  const { what, notAsked } = inEnglish[purpose];
  return {
    subject: `${code} is your Escale code`,
    text: `${what}:

    ${code}

It is good for 10 minutes, in the browser where you asked for it. Nobody from Escale will ever ask you for it.

${notAsked}
`,
  };
}

const inFrench: Said = {
  'sign-in': {
    what: 'Votre code de connexion à Escale',
    notAsked: 'Si vous n’avez pas demandé de code, vous n’avez rien à faire : sans lui, personne n’entre.',
  },
  proof: {
    what: 'Votre code pour confirmer votre identité dans Escale',
    notAsked:
      'Si vous n’avez pas demandé de code, quelqu’un tient peut-être un appareil où vous êtes connecté : ouvrez Profil > Sécurité et déconnectez cet appareil.',
  },
  address: {
    what: 'Le code qui ajoute cette adresse à un compte Escale',
    notAsked: 'Si vous n’avez pas demandé de code, vous n’avez rien à faire : sans lui, l’adresse n’est pas ajoutée.',
  },
};

function french(code: string, purpose: CodePurpose) {
  const { what, notAsked } = inFrench[purpose];
  return {
    subject: `${code} : votre code Escale`,
    text: `${what} :

    ${code}

Il est valable 10 minutes, dans le navigateur où vous l’avez demandé. Personne chez Escale ne vous le demandera jamais.

${notAsked}
`,
  };
}
