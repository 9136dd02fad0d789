import { type Block, lines, title } from './block.ts';
import type { Language } from './manner.ts';

/** What stands around bookings and books nothing: hours, days, numbers and places of something else. */
export const clutter: { [language in Language]: readonly Block[] } = {
  en: [
    lines('Questions? Call us on +44 20 7946 0123, Monday to Friday, 08:00 to 18:30.'),
    lines('Invoice number: INV-2026-88121. Paid by Visa ending 4410 on 4 January 2027.'),
    lines('VAT no. GB 123 4567 89 · Registered in England no. 04471120'),
    lines('Customer number: 77120934'),
    lines('Issued on 4 January 2027 at 16:42'),
    lines('Earn 2,400 points on your next trip. Join today and save 10% until 31 March 2027.'),
    title('Good to know'),
    lines('This message was sent to you by our booking service. Please do not reply to it.'),
    lines('Please be at the meeting point 10 minutes early and have an identity card with you.'),
    lines('Emergency number outside office hours: 0800 555 0199, code 4471'),
    lines('Loyalty card: 2201 8834 71'),
  ],
  fr: [
    lines('Une question ? Appelez-nous au 01 99 00 12 34, du lundi au vendredi de 8h à 18h30.'),
    lines('Facture n° FA-2026-8812, réglée par carte bancaire se terminant par 4410 le 4 janvier 2027.'),
    lines('TVA intracommunautaire FR 40 123456789 – RCS Nantes 447 112 098'),
    lines('Numéro client : 77120934'),
    lines('Document édité le 04/01/2027 à 16:42'),
    lines('Cumulez 2 400 points sur votre prochain voyage : -10 % jusqu’au 31 mars 2027.'),
    title('Bon à savoir'),
    lines('Ce message vous a été envoyé automatiquement, merci de ne pas y répondre.'),
    lines('Merci de vous présenter 10 minutes avant, muni d’une pièce d’identité.'),
    lines('Urgence hors heures ouvrées : 0800 99 00 99, code 4471'),
    lines('Carte de fidélité : 2201 8834 71'),
    lines('Conditions générales de vente disponibles sur notre site, version du 1er septembre 2026.'),
  ],
};

/** The same of those who carry and lodge people. */
export const clutterOfTravel: { [language in Language]: readonly Block[] } = {
  en: [
    lines('Online check-in opens 24 hours before departure. Bag drop closes 40 minutes before departure.'),
    lines('Free cancellation until 18:00 on the day before arrival. After that the first night is charged.'),
    lines('Two new lounges are open at terminal 2 from 05:30 to 22:00. See you there!'),
    lines('Baggage: 1 x 23 kg. Changes are possible up to 2 hours before departure for a fee of 50.00 EUR.'),
    lines('Terms and conditions apply. Carriage is subject to the Montreal Convention of 28 May 1999.'),
  ],
  fr: [
    lines('L’enregistrement en ligne ouvre 30 heures avant le départ et ferme 1 heure avant.'),
    lines('Annulation gratuite jusqu’à la veille de l’arrivée, 18h00. Passé ce délai, la première nuit est due.'),
    lines('Deux nouveaux salons vous accueillent au terminal 2, de 5h30 à 22h00. À très vite !'),
    lines('Bagages : 1 x 23 kg. Billet échangeable jusqu’à 2 heures avant le départ, frais de 50,00 €.'),
  ],
};
