import type { Language } from '@escale/contract';

type EmergencyWords = {
  readonly title: string;
  /** In place of a name that is not there. */
  readonly someone: string;
  readonly agree: string;
  readonly refuse: string;
  readonly forget: string;
  readonly question: (name: string) => string;
  readonly confirmed: (name: string) => string;
  readonly left: string;
  readonly gone: string;
};

/** What an emergency contact reads, as HTML; `name` is escaped already. */
export const emergencyWords: Record<Language, EmergencyWords> = {
  en: {
    title: 'Emergency contact',
    someone: 'A traveller',
    agree: 'Yes, I agree',
    refuse: 'No, forget my address',
    forget: 'Forget my address',
    question: (name) => `<h1>Emergency contact</h1>
<p>${name} has named you as emergency contact for their business trips. If you agree, your e-mail address is shown to their company when ${name} needs help.</p>`,
    confirmed: (name) => `<h1>Thank you</h1>
<p>You are the emergency contact of ${name}. With this page you can take it back.</p>`,
    left: `<h1>Your address is forgotten</h1>
<p>You are not asked again on behalf of this person.</p>`,
    gone: `<h1>This link no longer works</h1>
<p>Somebody else was named, or you have answered already.</p>`,
  },
  fr: {
    title: 'Contact d’urgence',
    someone: 'Un voyageur',
    agree: 'Oui, j’accepte',
    refuse: 'Non, oubliez mon adresse',
    forget: 'Oubliez mon adresse',
    question: (name) => `<h1>Contact d’urgence</h1>
<p>${name} vous a désigné comme contact d’urgence pour ses voyages d’affaires. Si vous acceptez, votre adresse e-mail est communiquée à son entreprise lorsque ${name} a besoin d’aide.</p>`,
    confirmed: (name) => `<h1>Merci</h1>
<p>Vous êtes le contact d’urgence de ${name}. Cette page vous permet de retirer votre accord.</p>`,
    left: `<h1>Votre adresse est oubliée</h1>
<p>Vous ne serez plus sollicité au nom de cette personne.</p>`,
    gone: `<h1>Ce lien ne fonctionne plus</h1>
<p>Une autre personne a été désignée, ou vous avez déjà répondu.</p>`,
  },
};
