import type { Language } from '@escale/contract';

/** What an advisor published to a trip, by titles that need no translation. */
export type PublicationFacts = {
  readonly by: string;
  readonly trip: string;
  readonly newTrip: boolean;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

/** Whoever travels by it reads the whole difference; a long one is cut, and the itinerary says the rest. */
export function sayPublished(facts: PublicationFacts, language: Language): { title: string; body: string } {
  const { added, changed, removed, newTrip } = facts;
  const words = said[language];
  const lines = [
    !newTrip && added.length > 0 && words.added(listed(added, language)),
    changed.length > 0 && words.changed(listed(changed, language)),
    removed.length > 0 && words.removed(listed(removed, language)),
  ].filter((line) => line !== false);
  const title = newTrip ? words.planned(facts) : words.updated(facts);
  if (newTrip) return { title, body: added.length > 0 ? words.holds(listed(added, language)) : words.look };
  return { title, body: lines.join(' ') || words.details };
}

const most = 6;

function listed(titles: readonly string[], language: Language): string {
  const shown = titles.slice(0, most);
  const more = titles.length - shown.length;
  const comma = language === 'fr' ? '\u00a0; ' : '; ';
  if (more === 0) return shown.join(comma);
  return language === 'fr'
    ? `${shown.join('\u00a0; ')}\u00a0; et ${more} de plus`
    : `${shown.join('; ')}; and ${more} more`;
}

type Words = {
  updated(facts: PublicationFacts): string;
  planned(facts: PublicationFacts): string;
  added(titles: string): string;
  changed(titles: string): string;
  removed(titles: string): string;
  holds(titles: string): string;
  readonly look: string;
  readonly details: string;
};

const said: Record<Language, Words> = {
  en: {
    updated: ({ by, trip }) => `${by} updated “${trip}”`,
    planned: ({ by, trip }) => `${by} planned “${trip}” for you`,
    added: (titles) => `New: ${titles}.`,
    changed: (titles) => `Changed: ${titles}.`,
    removed: (titles) => `Taken out: ${titles}.`,
    holds: (titles) => `It holds: ${titles}.`,
    look: 'It is now among your trips.',
    details: 'The trip’s details have changed. The bookings are the same.',
  },
  fr: {
    updated: ({ by, trip }) => `${by} a mis à jour «\u00a0${trip}\u00a0»`,
    planned: ({ by, trip }) => `${by} a préparé «\u00a0${trip}\u00a0» pour vous`,
    added: (titles) => `Nouveau\u00a0: ${titles}.`,
    changed: (titles) => `Modifié\u00a0: ${titles}.`,
    removed: (titles) => `Retiré\u00a0: ${titles}.`,
    holds: (titles) => `Il comprend\u00a0: ${titles}.`,
    look: 'Il figure maintenant parmi vos voyages.',
    details: 'Les informations du voyage ont changé. Les réservations restent les mêmes.',
  },
};
