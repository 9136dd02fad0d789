import type { ImportReason, IncidentKind, Language, messageKinds, SegmentType } from '@escale/contract';
import type { BatchFacts } from './facts.ts';
import { sayBatchRead } from './say-batch.ts';
import { type ChangeFacts, sayChanges } from './say-changes.ts';
import { type DeskHotelKind, type DeskHotelNews, sayDeskHotel } from './say-desk-hotel.ts';
import { type DocumentFacts, sayDocumentEnds } from './say-document.ts';
import { type HotelKind, type HotelNews, sayHotel } from './say-hotel.ts';
import { type PublicationFacts, sayPublished } from './say-published.ts';

/** What a message says, as facts. Names are as they were when it was written. */
export type Said =
  | { kind: 'bookings-imported'; facts: { titles: string[]; trips: string[] } }
  | { kind: 'booking-updated'; facts: BookingNews }
  | { kind: 'booking-cancelled'; facts: { title: string; trip: string } }
  | { [K in HotelKind]: { kind: K; facts: HotelNews } }[HotelKind]
  | { [K in DeskHotelKind]: { kind: K; facts: DeskHotelNews } }[DeskHotelKind]
  | { kind: 'import-needs-review'; facts: { title: string; from: string | null; reason: ImportReason | null } }
  | { kind: 'batch-read'; facts: BatchFacts }
  | { kind: 'traveler-added'; facts: { by: string; trip: string } }
  | { kind: 'traveler-removed'; facts: { by: string; trip: string } }
  | { kind: 'trip-cloned'; facts: { by: string; trip: string } }
  | { kind: 'trip-changed'; facts: { by: string; trip: string } }
  | { kind: 'trip-published'; facts: PublicationFacts }
  | { kind: 'trip-handed-over'; facts: { trip: string } }
  | { kind: 'incident-reported'; facts: { by: string; incident: IncidentKind } }
  | { kind: 'incident-undelivered'; facts: Record<never, never> }
  | { kind: 'incident-acknowledged'; facts: { by: string } }
  | { kind: 'incident-closed'; facts: { by: string } }
  | { kind: 'document-expiring'; facts: DocumentFacts }
  | { kind: 'calendar-failing'; facts: { title: string } }
  | { kind: 'advisor-asks'; facts: { by: string; agency: string } }
  | { kind: 'emergency-contact-refused'; facts: Record<never, never> }
  | { kind: 'welcome'; facts: Record<never, never> };

/** Messages of former days do not tell their changes. */
type BookingNews = {
  title: string;
  trip: string;
  differs: boolean;
  type?: SegmentType;
  changes?: readonly ChangeFacts[];
};

export type Kind = (typeof messageKinds)[number];
type FactsOf<K extends Kind> = Extract<Said, { kind: K }>['facts'];
type Sentence = { title: string; body: string };

/** The message in the reader's language. */
export function say(said: Said, language: Language): Sentence {
  const speak = sentences[language][said.kind] as (facts: Said['facts']) => Sentence;
  return speak(said.facts);
}

type Sentences = { [K in Kind]: (facts: FactsOf<K>) => Sentence };

const sentences: Record<Language, Sentences> = {
  en: {
    'bookings-imported': ({ titles, trips }) => ({
      title: titles.length === 1 ? (titles[0] ?? '') : `${titles.length} bookings have arrived`,
      body: `Added to ${list(trips.map(en), 'and')}${titles.length === 1 ? '' : `: ${titles.join('; ')}`}.`,
    }),
    'booking-updated': ({ title, trip, differs, type, changes = [] }) => ({
      title: `Changed: ${title}`,
      body: sentencesOf(
        sayChanges(changes, type, 'en'),
        `${en(trip)} is up to date.`,
        differs && 'What you had entered by hand was kept; the difference waits for you.',
      ),
    }),
    'booking-cancelled': ({ title, trip }) => ({
      title: `Cancelled: ${title}`,
      body: `It is marked as cancelled in ${en(trip)}.`,
    }),
    ...sayHotel.en,
    ...sayDeskHotel.en,
    'batch-read': sayBatchRead.en,
    'import-needs-review': ({ title, from, reason }) =>
      reason === 'sender-unknown'
        ? { title: 'Was this you?', body: `${en(title)}${from ? ` came from ${from} and` : ''} waits for your yes.` }
        : { title: `${en(title)} needs you`, body: whyEn[reason ?? 'unreadable'] },
    'traveler-added': ({ by, trip }) => ({ title: `You are part of the trip ${en(trip)}`, body: `${by} added you.` }),
    'traveler-removed': ({ by, trip }) => ({
      title: `You are no longer part of the trip ${en(trip)}`,
      body: `${by} removed you from the trip.`,
    }),
    'trip-cloned': ({ by, trip }) => ({ title: `${by} sent you a trip`, body: `${en(trip)} is now among your trips.` }),
    'trip-changed': ({ by, trip }) => ({ title: `${by} changed ${en(trip)}`, body: 'Have a look at the itinerary.' }),
    'trip-published': (facts) => sayPublished(facts, 'en'),
    'trip-handed-over': ({ trip }) => ({
      title: `You now organise ${en(trip)}`,
      body: 'Whoever organised it has erased their account. The bookings are still there.',
    }),
    'incident-reported': ({ by, incident }) => ({
      title: reportedEn[incident](by),
      body: 'Open the report to take it up.',
    }),
    'incident-undelivered': () => ({
      title: 'We could not report your safety',
      body: 'Try another way to contact the company. We go on trying.',
    }),
    'incident-acknowledged': ({ by }) => ({
      title: 'Your company has your report',
      body: `${by} has acknowledged it.`,
    }),
    'incident-closed': ({ by }) => ({
      title: 'Your safety report was closed',
      body: `${by} closed it. Your company no longer sees where you are.`,
    }),
    'document-expiring': (facts) => sayDocumentEnds(facts, 'en'),
    'calendar-failing': ({ title }) => ({
      title: `The calendar at ${title} no longer syncs`,
      body: 'It needs a new password or sign-in. Your trips keep what was imported.',
    }),
    'advisor-asks': ({ by, agency }) => ({
      title: `${agency} would like to look after your trips`,
      body: `${by} added you. You decide what the agency sees: until you agree, nothing of yours.`,
    }),
    'emergency-contact-refused': () => ({
      title: 'Your emergency contact has said no',
      body: 'Their address is forgotten, and they are not asked again. You can name somebody else in your profile.',
    }),
    welcome: () => ({
      title: 'Welcome to Escale',
      body: 'Forward your booking e-mails to your private address, which is in your profile, and they become trips.',
    }),
  },
  fr: {
    'bookings-imported': ({ titles, trips }) => ({
      title: titles.length === 1 ? (titles[0] ?? '') : `${titles.length} réservations sont arrivées`,
      body: `${titles.length === 1 ? 'Ajouté' : 'Ajoutées'} à ${list(trips.map(fr), 'et')}${titles.length === 1 ? '' : `\u00a0: ${titles.join('\u00a0; ')}`}.`,
    }),
    'booking-updated': ({ title, trip, differs, type, changes = [] }) => ({
      title: `Modifié\u00a0: ${title}`,
      body: sentencesOf(
        sayChanges(changes, type, 'fr'),
        `${fr(trip)} est à jour.`,
        differs && 'Ce que vous aviez saisi a été conservé\u00a0; la différence vous attend.',
      ),
    }),
    'booking-cancelled': ({ title, trip }) => ({
      title: `Annulé\u00a0: ${title}`,
      body: `L’étape est marquée comme annulée dans ${fr(trip)}.`,
    }),
    ...sayHotel.fr,
    ...sayDeskHotel.fr,
    'batch-read': sayBatchRead.fr,
    'import-needs-review': ({ title, from, reason }) =>
      reason === 'sender-unknown'
        ? {
            title: 'Était-ce vous\u00a0?',
            body: from ? `${fr(title)}, envoyé par ${from}, attend votre accord.` : `${fr(title)} attend votre accord.`,
          }
        : { title: `${fr(title)} a besoin de vous`, body: whyFr[reason ?? 'unreadable'] },
    'traveler-added': ({ by, trip }) => ({
      title: `Vous participez au voyage ${fr(trip)}`,
      body: `${by} vous y a ajouté.`,
    }),
    'traveler-removed': ({ by, trip }) => ({
      title: `Vous ne participez plus au voyage ${fr(trip)}`,
      body: `${by} vous en a retiré.`,
    }),
    'trip-cloned': ({ by, trip }) => ({
      title: `${by} vous a envoyé un voyage`,
      body: `${fr(trip)} figure maintenant parmi vos voyages.`,
    }),
    'trip-changed': ({ by, trip }) => ({
      title: `${by} a modifié ${fr(trip)}`,
      body: 'Jetez un coup d’œil à l’itinéraire.',
    }),
    'trip-published': (facts) => sayPublished(facts, 'fr'),
    'trip-handed-over': ({ trip }) => ({
      title: `Vous organisez désormais ${fr(trip)}`,
      body: 'La personne qui l’organisait a effacé son compte. Les réservations sont toujours là.',
    }),
    'incident-reported': ({ by, incident }) => ({
      title: reportedFr[incident](by),
      body: 'Ouvrez le signalement pour le prendre en charge.',
    }),
    'incident-undelivered': () => ({
      title: 'Nous n’avons pas pu transmettre votre signalement',
      body: 'Essayez de joindre votre entreprise autrement. Nous continuons d’essayer.',
    }),
    'incident-acknowledged': ({ by }) => ({
      title: 'Votre entreprise a bien reçu votre signalement',
      body: `${by} en a accusé réception.`,
    }),
    'incident-closed': ({ by }) => ({
      title: 'Votre signalement a été clos',
      body: `${by} l’a clos. Votre entreprise ne voit plus où vous êtes.`,
    }),
    'document-expiring': (facts) => sayDocumentEnds(facts, 'fr'),
    'calendar-failing': ({ title }) => ({
      title: `L’agenda de ${title} n’est plus synchronisé`,
      body: 'Il lui faut un nouveau mot de passe ou une nouvelle connexion. Vos voyages gardent ce qui a été importé.',
    }),
    'advisor-asks': ({ by, agency }) => ({
      title: `${agency} souhaite s’occuper de vos voyages`,
      body: `${by} vous a ajouté. Vous décidez de ce que l’agence voit : sans votre accord, rien de ce qui est à vous.`,
    }),
    'emergency-contact-refused': () => ({
      title: 'Votre contact d’urgence a refusé',
      body: 'Son adresse est oubliée, et on ne le sollicitera plus. Vous pouvez désigner une autre personne dans votre profil.',
    }),
    welcome: () => ({
      title: 'Bienvenue dans Escale',
      body: 'Transférez vos e-mails de réservation à votre adresse privée, indiquée dans votre profil\u00a0: ils deviennent des voyages.',
    }),
  },
};

const reportedEn: Record<IncidentKind, (name: string) => string> = {
  safe: (name) => `${name} is safe`,
  help: (name) => `${name} needs help`,
  assistance: (name) => `${name} asks for assistance`,
  'international-sos': (name) => `${name} turned to International SOS`,
};

const reportedFr: Record<IncidentKind, (name: string) => string> = {
  safe: (name) => `${name} est en sécurité`,
  help: (name) => `${name} a besoin d’aide`,
  assistance: (name) => `${name} demande assistance`,
  'international-sos': (name) => `${name} a fait appel à International SOS`,
};

const whyEn: Record<ImportReason, string> = {
  'sender-unknown': 'We do not know who sent it.',
  'no-booking-found': 'We found no booking in it. You can add one by hand.',
  incomplete: 'Something is missing before it can be added to a trip.',
  uncertain: 'We are not sure that we read it right. Please check it.',
  'more-inside': 'It seems to speak of something more that we could not make out. Please look at it.',
  conflict: 'It differs from your trip, or from itself. Please choose.',
  'cancellation-unmatched': 'It cancels a booking that is in none of your trips.',
  undone: 'It was taken back.',
  'unsupported-format': 'We cannot read this kind of file yet. You can add the booking by hand.',
  'no-code-found': 'We found no code in the picture. Take it from closer, or add the booking by hand.',
  encrypted: 'It is protected by a password.',
  'too-large': 'It is too large to be read.',
  'storage-full': 'Your storage is full, and it was not kept whole. Make room and send it again.',
  'too-long': 'Reading it took too long. You can add the booking by hand.',
  'not-understood': 'It seems to hold a booking that we could not make out. You can add it by hand.',
  unreadable: 'It could not be read. You can add the booking by hand.',
};

const whyFr: Record<ImportReason, string> = {
  'sender-unknown': 'Nous ne savons pas qui l’a envoyé.',
  'no-booking-found': 'Nous n’y avons trouvé aucune réservation. Vous pouvez en saisir une.',
  incomplete: 'Il manque une information pour l’ajouter à un voyage.',
  uncertain: 'Nous ne sommes pas certains de l’avoir bien lu. Merci de vérifier.',
  'more-inside': 'Il semble parler d’autre chose que nous n’avons pas compris. Merci d’y regarder.',
  conflict: 'Le document diffère de votre voyage, ou se contredit. Merci de choisir.',
  'cancellation-unmatched': 'Une réservation y est annulée, mais aucun de vos voyages ne la contient.',
  undone: 'L’import a été annulé.',
  'unsupported-format': 'Nous ne lisons pas encore ce type de fichier. Vous pouvez saisir la réservation.',
  'no-code-found': 'Aucun code n’a été trouvé sur l’image. Rapprochez-vous, ou saisissez la réservation.',
  encrypted: 'Il est protégé par un mot de passe.',
  'too-large': 'Il est trop volumineux pour être lu.',
  'storage-full':
    'Votre espace de stockage est plein, il n’a pas été conservé en entier. Faites de la place et renvoyez-le.',
  'too-long': 'La lecture a pris trop de temps. Vous pouvez saisir la réservation.',
  'not-understood': 'Il semble contenir une réservation que nous n’avons pas comprise. Vous pouvez la saisir.',
  unreadable: 'Il n’a pas pu être lu. Vous pouvez saisir la réservation.',
};

const sentencesOf = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

const en = (name: string) => `“${name}”`;
// With the no-break spaces that French sets inside its quotation marks.
const fr = (name: string) => `«\u00a0${name}\u00a0»`;

function list(names: string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
