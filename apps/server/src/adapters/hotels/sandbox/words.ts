import type { BoardType, Language } from '@escale/contract';
import type { Words } from '../../../platform/words.ts';
import type { Case } from './hotels.ts';
import type { RoomType, Terms } from './rates.ts';

export const rooms: Record<RoomType, { name: Words; description: Words }> = {
  standard: {
    name: { en: 'Standard room', fr: 'Chambre standard' },
    description: { en: 'Queen-size bed, shower, 18 m²', fr: 'Lit double, douche, 18 m²' },
  },
  superior: {
    name: { en: 'Superior room', fr: 'Chambre supérieure' },
    description: { en: 'King-size bed, bath, desk, 26 m²', fr: 'Très grand lit, baignoire, bureau, 26 m²' },
  },
};

const boards: Record<BoardType, Words> = {
  'room-only': { en: 'Room only', fr: 'Chambre seule' },
  breakfast: { en: 'Breakfast included', fr: 'Petit-déjeuner compris' },
  'half-board': { en: 'Half board', fr: 'Demi-pension' },
  'full-board': { en: 'Full board', fr: 'Pension complète' },
  'all-inclusive': { en: 'All inclusive', fr: 'Tout compris' },
};

const cancelling: Record<Terms, Words> = {
  flexible: {
    en: 'Free cancellation until 18:00 on the day before arrival, hotel time; then one night is charged, and from 15:00 on the day of arrival the whole stay.',
    fr: 'Annulation gratuite jusqu’à 18 h la veille de l’arrivée, heure de l’hôtel\u00a0; ensuite une nuit est facturée, et la totalité du séjour à partir de 15 h le jour de l’arrivée.',
  },
  stricter: {
    en: 'Free cancellation until 12:00 three days before arrival, hotel time; then the whole stay is charged.',
    fr: 'Annulation gratuite jusqu’à midi trois jours avant l’arrivée, heure de l’hôtel\u00a0; ensuite la totalité du séjour est facturée.',
  },
  partial: {
    en: 'Free cancellation until 12:00 seven days before arrival, hotel time; then half of the stay is charged, and from two days before arrival the whole stay.',
    fr: 'Annulation gratuite jusqu’à midi sept jours avant l’arrivée, heure de l’hôtel\u00a0; ensuite la moitié du séjour est facturée, et la totalité à partir de deux jours avant l’arrivée.',
  },
  none: {
    en: 'This rate can neither be cancelled nor refunded.',
    fr: 'Ce tarif n’est ni annulable ni remboursable.',
  },
};

const paying = {
  now: {
    en: 'The room is paid at booking; the city tax is paid at the hotel.',
    fr: 'La chambre est réglée à la réservation\u00a0; la taxe de séjour se règle à l’hôtel.',
  },
  'at-hotel': {
    en: 'Nothing is paid at booking: the whole stay is paid at the hotel.',
    fr: 'Rien n’est réglé à la réservation\u00a0: la totalité du séjour se règle à l’hôtel.',
  },
};

const sandbox = {
  en: 'This is a sandbox: there is no real room and no real charge.',
  fr: 'Ceci est un bac à sable\u00a0: aucune chambre n’est réelle et rien n’est débité.',
};

export function termsText(
  { board, terms, paidAt }: { board: BoardType; terms: Terms; paidAt: 'now' | 'at-hotel' },
  language: Language,
): string {
  return `${boards[board][language]}. ${cancelling[terms][language]} ${paying[paidAt][language]} ${sandbox[language]}`;
}

export const policyText = (terms: Terms, language: Language) => cancelling[terms][language];

export const vat: Words = { en: 'VAT', fr: 'TVA' };
export const cityTax: Words = { en: 'City tax', fr: 'Taxe de séjour' };

const shows: Record<Case, Words> = {
  ordinary: { en: 'It behaves as hotels usually do.', fr: 'Il se comporte comme un hôtel ordinaire.' },
  flexible: { en: 'It can be cancelled free of charge.', fr: 'Il s’annule sans frais.' },
  'non-refundable': { en: 'Its rates cannot be cancelled.', fr: 'Ses tarifs ne sont pas annulables.' },
  'dearer-when-asked-again': {
    en: 'Its price rises when the booking begins.',
    fr: 'Son prix augmente au moment de réserver.',
  },
  'stricter-when-asked-again': {
    en: 'Its cancellation terms change when the booking begins.',
    fr: 'Ses conditions d’annulation changent au moment de réserver.',
  },
  'silent-but-done': {
    en: 'It does not answer when it is booked, and has booked all the same.',
    fr: 'Il ne répond pas lors de la réservation, mais l’enregistre quand même.',
  },
  'silent-and-not-done': {
    en: 'It does not answer when it is booked, and has booked nothing.',
    fr: 'Il ne répond pas lors de la réservation et n’enregistre rien.',
  },
  'gone-when-asked-again': {
    en: 'Its last room goes when the booking begins.',
    fr: 'Sa dernière chambre part au moment de réserver.',
  },
  'paid-at-the-hotel': { en: 'Everything is paid at the hotel.', fr: 'Tout se règle à l’hôtel.' },
  'partly-refundable': { en: 'Cancelling costs half.', fr: 'L’annulation coûte la moitié du séjour.' },
  'always-full': { en: 'It is always full.', fr: 'Il est toujours complet.' },
  'price-moves': {
    en: 'Its price changes every ten minutes.',
    fr: 'Son prix change toutes les dix minutes.',
  },
  'refuses-when-booked': { en: 'It refuses every booking.', fr: 'Il refuse toute réservation.' },
  'refuses-to-cancel': { en: 'It refuses every cancellation.', fr: 'Il refuse toute annulation.' },
};

export function description(of: Case, language: Language): string {
  const first = {
    en: 'An invented hotel for trying things out: no room here is real, and nothing is charged.',
    fr: 'Un hôtel inventé, pour essayer\u00a0: aucune chambre n’est réelle et rien n’est débité.',
  };
  return `${first[language]} ${shows[of][language]}`;
}
