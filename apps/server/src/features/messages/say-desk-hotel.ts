import type { Language } from '@escale/contract';
import { day } from './say-hotel.ts';

/** A hotel booking that an advisor made, as a message tells them how it ended. */
export type DeskHotelNews = { hotel: string; checkin: string; customer: string };
export type DeskHotelKind = 'customer-hotel-not-booked' | 'customer-hotel-cancelled' | 'customer-hotel-not-cancelled';

type Sentence = (facts: DeskHotelNews) => { title: string; body: string };

export const sayDeskHotel: Record<Language, Record<DeskHotelKind, Sentence>> = {
  en: {
    'customer-hotel-not-booked': ({ hotel, checkin, customer }) => ({
      title: `Not booked for ${customer}: ${hotel}`,
      body: `There is no booking from ${day(checkin, 'en')}, and nothing was charged. ${customer} knows. You can choose another room.`,
    }),
    'customer-hotel-cancelled': ({ hotel, checkin, customer }) => ({
      title: `Cancelled for ${customer}: ${hotel}`,
      body: `A cancellation of the room from ${day(checkin, 'en')} has arrived. It is marked as cancelled in the trip.`,
    }),
    'customer-hotel-not-cancelled': ({ hotel, customer }) => ({
      title: `Not cancelled for ${customer}: ${hotel}`,
      body: 'The hotel refused. The booking stands as it was.',
    }),
  },
  fr: {
    'customer-hotel-not-booked': ({ hotel, checkin, customer }) => ({
      title: `Non réservé pour ${customer}\u00a0: ${hotel}`,
      body: `Il n’y a pas de réservation à partir du ${day(checkin, 'fr')} et rien n’a été débité. ${customer} le sait. Vous pouvez choisir une autre chambre.`,
    }),
    'customer-hotel-cancelled': ({ hotel, checkin, customer }) => ({
      title: `Annulé pour ${customer}\u00a0: ${hotel}`,
      body: `Une annulation est arrivée pour la chambre réservée à partir du ${day(checkin, 'fr')}. L’étape est marquée comme annulée dans le voyage.`,
    }),
    'customer-hotel-not-cancelled': ({ hotel, customer }) => ({
      title: `Non annulé pour ${customer}\u00a0: ${hotel}`,
      body: 'L’hôtel a refusé. La réservation reste telle quelle.',
    }),
  },
};
