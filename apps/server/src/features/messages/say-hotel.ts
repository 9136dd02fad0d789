import type { Language } from '@escale/contract';
import { withFirst } from '@escale/contract/first-of-month';

/** A hotel booking, as far as a message says it. */
export type HotelNews = {
  hotel: string;
  checkin: string;
  /** Who booked it for the reader. Messages from before this was said do not have it. */
  bookedBy?: string | null;
};
export type HotelKind =
  | 'hotel-booked'
  | 'hotel-unanswered'
  | 'hotel-not-booked'
  | 'hotel-cancelled'
  | 'hotel-not-cancelled';

type Sentence = (facts: HotelNews) => { title: string; body: string };

export const sayHotel: Record<Language, Record<HotelKind, Sentence>> = {
  en: {
    'hotel-booked': ({ hotel, checkin, bookedBy }) => ({
      title: `Booked: ${hotel}`,
      body: bookedBy
        ? `${bookedBy} booked it for you. Your room is confirmed from ${day(checkin, 'en')} and is in your trip.`
        : `Your room is confirmed from ${day(checkin, 'en')}. It is in your trip.`,
    }),
    'hotel-unanswered': ({ hotel }) => ({
      title: `${hotel} has not answered yet`,
      body: 'We do not know yet whether your room is booked, and keep asking. Please do not book again.',
    }),
    'hotel-not-booked': ({ hotel, bookedBy }) => ({
      title: `Not booked: ${hotel}`,
      body: bookedBy
        ? `${bookedBy} asked for a room for you. There is no booking, and nothing was charged.`
        : 'There is no booking, and nothing was charged. You can choose another room.',
    }),
    'hotel-cancelled': ({ hotel, checkin }) => ({
      title: `Cancelled: ${hotel}`,
      body: `Your booking from ${day(checkin, 'en')} is cancelled.`,
    }),
    'hotel-not-cancelled': ({ hotel }) => ({
      title: 'We couldn\u2019t cancel your booking',
      body: `${hotel} refused. The booking stands as it was.`,
    }),
  },
  fr: {
    'hotel-booked': ({ hotel, checkin, bookedBy }) => ({
      title: `Réservé\u00a0: ${hotel}`,
      body: bookedBy
        ? `${bookedBy} a réservé pour vous. Votre chambre est confirmée à partir du ${day(checkin, 'fr')} et figure dans votre voyage.`
        : `Votre chambre est confirmée à partir du ${day(checkin, 'fr')}. Elle figure dans votre voyage.`,
    }),
    'hotel-unanswered': ({ hotel }) => ({
      title: `${hotel} n’a pas encore répondu`,
      body: 'Nous ne savons pas encore si votre chambre est réservée et continuons de demander. Merci de ne pas réserver à nouveau.',
    }),
    'hotel-not-booked': ({ hotel, bookedBy }) => ({
      title: `Non réservé\u00a0: ${hotel}`,
      body: bookedBy
        ? `${bookedBy} a demandé une chambre pour vous. Il n’y a pas de réservation et rien n’a été débité.`
        : 'Il n’y a pas de réservation et rien n’a été débité. Vous pouvez choisir une autre chambre.',
    }),
    'hotel-cancelled': ({ hotel, checkin }) => ({
      title: `Annulé\u00a0: ${hotel}`,
      body: `Votre réservation à partir du ${day(checkin, 'fr')} est annulée.`,
    }),
    'hotel-not-cancelled': ({ hotel }) => ({
      title: 'Nous n’avons pas pu annuler votre réservation',
      body: `${hotel} a refusé. La réservation reste telle quelle.`,
    }),
  },
};

/** The day of a check-in, as one says it in a sentence. */
export function day(checkin: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return withFirst(format.format(new Date(checkin)), language);
}
