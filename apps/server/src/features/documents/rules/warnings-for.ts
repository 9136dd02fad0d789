import type { DocumentType, DocumentWarning } from '@escale/contract';
import { addMonths } from './add-months.ts';
import { isAtHomeWith, monthsAskedBy } from './entry-rules.ts';

/** What a trip asks of its traveller. */
export type TripNeeds = {
  /** The day of the return. */
  readonly lastDay: string;
  /** Where they stay; neither where they set off nor where they only change planes. */
  readonly countries: readonly string[];
  /** The last day with a rented car. */
  readonly drivesUntil: string | null;
};

export type Paper = {
  readonly id: string;
  readonly documentType: DocumentType;
  readonly country: string | null;
  readonly expiry: string | null;
};

export type Warning = Omit<DocumentWarning, 'name'>;

/**
 * What of a person's papers ends too early for a trip. It speaks of papers that are there: who keeps no passport here is
 * told nothing about passports. One good paper is enough, and where several fall short the one that lasts longest is named.
 */
export function warningsFor(trip: TripNeeds, papers: readonly Paper[]): Warning[] {
  const found = [
    ...trip.countries.flatMap((country) => crossing(country, trip.lastDay, papers) ?? []),
    ...trip.countries.flatMap((country) => entering(country, trip.lastDay, papers) ?? []),
    ...(driving(trip.drivesUntil, papers) ?? []),
  ];
  // One line for each paper, the graver one: a passport that ends before the return is also too short for six months.
  const worst = new Map<string, Warning>();
  for (const warning of found) {
    const before = worst.get(warning.documentId);
    if (!before || gravity(warning) > gravity(before)) worst.set(warning.documentId, warning);
  }
  return [...worst.values()];
}

const gravity = ({ reason, months }: Warning) => (reason === 'ends-before-return' ? 100 : (months ?? 0));

/** With a passport, or with an identity card where that is enough. */
function crossing(country: string, lastDay: string, papers: readonly Paper[]): Warning[] | null {
  const usable = papers.filter(
    ({ documentType, country: issuer }) =>
      documentType === 'passport' || (documentType === 'id-card' && isAtHomeWith(issuer, country)),
  );
  if (usable.some(({ country: issuer }) => isAtHomeWith(issuer, country))) return null;
  const verdicts = usable.map((paper) => {
    const months = monthsAskedBy(country, paper.country);
    if (paper.expiry !== null && paper.expiry < lastDay) return tooEarly(paper, lastDay, country);
    if (paper.expiry === null || months === 0 || paper.expiry >= addMonths(lastDay, months)) return null;
    return { ...tooEarly(paper, lastDay, country), reason: 'ends-soon-after', months } satisfies Warning;
  });
  const short = verdicts.filter((verdict) => verdict !== null);
  return short.length < verdicts.length ? null : longest(short);
}

/** With a visa of that country, where its holder has one and is no citizen. */
function entering(country: string, lastDay: string, papers: readonly Paper[]): Warning[] | null {
  const visas = papers.filter((paper) => paper.documentType === 'visa' && paper.country === country);
  const atHome = papers.some(
    ({ documentType, country: issuer }) =>
      (documentType === 'passport' || documentType === 'id-card') && isAtHomeWith(issuer, country),
  );
  if (atHome || visas.some(({ expiry }) => expiry === null || expiry >= lastDay)) return null;
  return longest(visas.map((visa) => tooEarly(visa, lastDay, country)));
}

function driving(until: string | null, papers: readonly Paper[]): Warning[] | null {
  const licences = papers.filter(({ documentType }) => documentType === 'drivers-license');
  if (until === null || licences.some(({ expiry }) => expiry === null || expiry >= until)) return null;
  return longest(licences.map((licence) => tooEarly(licence, until, null)));
}

function tooEarly(paper: Paper, neededUntil: string, country: string | null): Warning {
  return {
    documentId: paper.id,
    documentType: paper.documentType,
    reason: 'ends-before-return',
    // Without a last day a paper never ends too early.
    expiry: paper.expiry ?? neededUntil,
    neededUntil,
    country,
    months: null,
  };
}

function longest(warnings: readonly Warning[]): Warning[] | null {
  const [best] = [...warnings].sort((a, b) => b.expiry.localeCompare(a.expiry));
  return best ? [best] : null;
}
