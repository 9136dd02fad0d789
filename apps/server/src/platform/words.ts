import type { FieldCode, Language, ProblemCode } from '@escale/contract';

/** A sentence in every language the house speaks: one without French does not compile. */
export type Words = Readonly<Record<Language, string>>;

export const problemWords: Readonly<Record<ProblemCode, Words>> = {
  'request.invalid': {
    en: 'Some of what was sent cannot be used.',
    fr: 'Certaines informations envoyées sont incorrectes.',
  },
  'request.malformed': { en: 'The request cannot be read.', fr: 'La demande est illisible.' },
  'request.too-large': { en: 'This is too large.', fr: 'C’est trop volumineux.' },
  'request.unsupported-type': {
    en: 'This kind of content is not accepted here.',
    fr: 'Ce type de contenu n’est pas accepté ici.',
  },
  'request.cross-site': {
    en: 'This request came from another site.',
    fr: 'Cette demande provient d’un autre site.',
  },
  'request.too-many': { en: 'Too many attempts. Please wait.', fr: 'Trop de tentatives. Veuillez patienter.' },
  'request.timeout': { en: 'The request took too long.', fr: 'La demande a pris trop de temps.' },
  'session.missing': { en: 'Please sign in.', fr: 'Veuillez vous connecter.' },
  'session.not-an-agent': { en: 'This is for travel advisors.', fr: 'Cet espace est réservé aux conseillers.' },
  'session.step-up-needed': {
    en: 'Please confirm that it is you.',
    fr: 'Veuillez confirmer votre identité.',
  },
  'session.not-found': { en: 'This device is no longer signed in.', fr: 'Cet appareil n’est plus connecté.' },
  'passkey.not-found': { en: 'This passkey was not found.', fr: 'Cette clé d’accès est introuvable.' },
  'passkey.refused': { en: 'This passkey was not accepted.', fr: 'Cette clé d’accès n’a pas été acceptée.' },
  'passkey.impossible': {
    en: 'Passkeys do not work at this address.',
    fr: 'Les clés d’accès ne fonctionnent pas à cette adresse.',
  },
  'passkey.too-many': {
    en: 'There are too many passkeys on this account.',
    fr: 'Il y a trop de clés d’accès sur ce compte.',
  },
  'email.not-found': { en: 'This address is not yours.', fr: 'Cette adresse n’est pas la vôtre.' },
  'email.main-stays': {
    en: 'The main address cannot be removed.',
    fr: 'L’adresse principale ne peut pas être supprimée.',
  },
  'email.too-many': {
    en: 'There are too many addresses on this account.',
    fr: 'Il y a trop d’adresses sur ce compte.',
  },
  'storage.full': {
    en: 'Your storage has no room for this. Delete files that you no longer need; your profile shows how much is used.',
    fr: 'Votre espace de stockage est trop plein pour ce fichier. Supprimez ceux dont vous n’avez plus besoin ; votre profil indique l’espace utilisé.',
  },
  'storage.customer-full': {
    en: 'The traveller’s storage has no room for this. They can delete files that they no longer need.',
    fr: 'L’espace de stockage du voyageur est trop plein pour ce fichier. Il peut supprimer ceux dont il n’a plus besoin.',
  },
  'storage.agency-full': {
    en: 'The agency’s storage has no room for this. Please ask whoever runs this service for more.',
    fr: 'L’espace de stockage de l’agence est trop plein pour cette image. Veuillez demander à l’exploitant de l’agrandir.',
  },
  'export.not-found': { en: 'There is no copy to download.', fr: 'Il n’y a pas de copie à télécharger.' },
  'erasure.not-confirmed': {
    en: 'Type the main e-mail address of your account to erase it.',
    fr: 'Saisissez l’adresse e-mail principale de votre compte pour l’effacer.',
  },
  'emergency-contact.not-waiting': {
    en: 'Your emergency contact has already answered.',
    fr: 'Votre contact d’urgence a déjà répondu.',
  },
  'route.not-found': { en: 'There is nothing here.', fr: 'Il n’y a rien ici.' },
  'record.changed': {
    en: 'This was changed in the meantime.',
    fr: 'Ceci a été modifié entre-temps.',
  },
  'idempotency.key-missing': {
    en: 'This call needs an Idempotency-Key.',
    fr: 'Cet appel exige un en-tête Idempotency-Key.',
  },
  'idempotency.key-reused': {
    en: 'This Idempotency-Key was used for something else.',
    fr: 'Cet en-tête Idempotency-Key a déjà servi à autre chose.',
  },
  'idempotency.in-progress': {
    en: 'The same request is still being worked on.',
    fr: 'La même demande est encore en cours de traitement.',
  },
  'trip.not-found': { en: 'This trip was not found.', fr: 'Ce voyage est introuvable.' },
  'draft.not-found': { en: 'This draft does not exist.', fr: 'Ce brouillon n’existe pas.' },
  'draft.outdated': {
    en: 'The trip has changed since you drafted this. Look at both versions, then publish.',
    fr: 'Le voyage a changé depuis ce brouillon. Comparez les deux versions, puis publiez.',
  },
  'draft.empty': { en: 'There is nothing to publish.', fr: 'Il n’y a rien à publier.' },
  'template.not-found': { en: 'This template does not exist.', fr: 'Ce modèle n’existe pas.' },
  'template.empty': {
    en: 'A trip without bookings makes no template.',
    fr: 'Un voyage sans réservation ne peut pas devenir un modèle.',
  },
  'image.not-found': { en: 'This image does not exist.', fr: 'Cette image n’existe pas.' },
  'brand.contrast-too-low': {
    en: 'This colour is too light to be read on white.',
    fr: 'Cette couleur est trop claire pour être lue sur fond blanc.',
  },
  'trip.not-editable': { en: 'You may not change this trip.', fr: 'Vous ne pouvez pas modifier ce voyage.' },
  'trip.not-managed': {
    en: 'Your agency did not make this trip, and has published nothing to it yet.',
    fr: 'Votre agence n’a pas créé ce voyage et n’y a encore rien publié.',
  },
  'trip.merge-with-itself': {
    en: 'A trip cannot be merged with itself.',
    fr: 'Un voyage ne peut pas être fusionné avec lui-même.',
  },
  'segment.not-found': { en: 'This segment was not found.', fr: 'Cette étape est introuvable.' },
  'segment.type-fixed': {
    en: 'The type of a segment cannot be changed.',
    fr: 'Le type d’une étape ne peut pas être modifié.',
  },
  'attachment.not-found': { en: 'This file was not found.', fr: 'Ce fichier est introuvable.' },
  'attachment.not-a-file': { en: 'This is a link, not a file.', fr: 'Ceci est un lien, pas un fichier.' },
  'traveler.not-found': { en: 'This traveller was not found.', fr: 'Ce voyageur est introuvable.' },
  'traveler.primary-stays': {
    en: 'The primary traveller cannot be removed.',
    fr: 'Le voyageur principal ne peut pas être retiré.',
  },
  'traveler.already-there': {
    en: 'This traveller is already part of the trip.',
    fr: 'Ce voyageur participe déjà au voyage.',
  },
  'link.not-found': { en: 'This link was not found.', fr: 'Ce lien est introuvable.' },
  'link.too-many': {
    en: 'This trip has too many links. Take one back first.',
    fr: 'Ce voyage a trop de liens. Révoquez-en un d’abord.',
  },
  'import.not-found': { en: 'This import was not found.', fr: 'Cet import est introuvable.' },
  'import.not-waiting': {
    en: 'This import no longer waits for you.',
    fr: 'Cet import n’est plus en attente.',
  },
  'import.incomplete': {
    en: 'Something is still missing to place this booking.',
    fr: 'Il manque encore des informations pour placer cette réservation.',
  },
  'import.not-placed': {
    en: 'This import did nothing that could be taken back.',
    fr: 'Cet import n’a rien fait qui puisse être annulé.',
  },
  'import.changed-since': {
    en: 'Somebody has changed these bookings since. Have a look at the trip.',
    fr: 'Ces réservations ont été modifiées depuis. Consultez le voyage.',
  },
  'import.too-many': {
    en: 'That is more than can be imported at once. Wait until the others have been read.',
    fr: 'C’est plus que ce qui peut être importé à la fois. Attendez que le reste ait été lu.',
  },
  'import.model-not-offered': {
    en: 'AI import is not offered here, or by another provider now. Reload the page.',
    fr: 'L’import par IA n’est pas proposé ici, ou l’est désormais par un autre fournisseur. Rechargez la page.',
  },
  'import.model-not-agreed': {
    en: 'Nothing is sent before you have agreed.',
    fr: 'Rien n’est envoyé sans votre accord.',
  },
  'calendar.not-found': { en: 'This calendar was not found.', fr: 'Cet agenda est introuvable.' },
  'calendar.none-selected': {
    en: 'At least one calendar must be selected.',
    fr: 'Au moins un agenda doit être sélectionné.',
  },
  'calendar.too-many': {
    en: 'No more calendars can be connected. Disconnect one first.',
    fr: 'Vous ne pouvez pas connecter d’autre agenda. Déconnectez-en un d’abord.',
  },
  'calendar.sign-in-unavailable': {
    en: 'This sign-in is not set up here.',
    fr: 'Cette connexion n’est pas configurée ici.',
  },
  'calendar.sign-in-expired': {
    en: 'This sign-in has taken too long. Please begin again.',
    fr: 'Cette connexion a expiré. Veuillez recommencer.',
  },
  'document.not-found': { en: 'This document was not found.', fr: 'Ce document est introuvable.' },
  'message.not-found': { en: 'This message was not found.', fr: 'Ce message est introuvable.' },
  'customer.not-found': { en: 'This customer was not found.', fr: 'Ce client est introuvable.' },
  'customer.already-there': {
    en: 'Your agency already looks after this person.',
    fr: 'Votre agence s’occupe déjà de cette personne.',
  },
  'agent.not-found': { en: 'This advisor was not found.', fr: 'Ce conseiller est introuvable.' },
  'agent.already-there': {
    en: 'This person is already an advisor of the agency.',
    fr: 'Cette personne est déjà conseillère de l’agence.',
  },
  'agent.elsewhere': {
    en: 'You are already an advisor of an agency.',
    fr: 'Vous êtes déjà conseiller d’une agence.',
  },
  'agent.has-customers': {
    en: 'Say first who takes over this advisor’s customers.',
    fr: 'Indiquez d’abord qui reprend les clients de ce conseiller.',
  },
  'agent.last-admin': {
    en: 'The agency needs somebody who administers it.',
    fr: 'L’agence a besoin de quelqu’un qui l’administre.',
  },
  'agency.not-an-admin': {
    en: 'Only administrators of the agency may do this.',
    fr: 'Seuls les administrateurs de l’agence peuvent le faire.',
  },
  'invitation.not-found': {
    en: 'This invitation was taken back, has expired, or was used.',
    fr: 'Cette invitation a été retirée, a expiré ou a déjà servi.',
  },
  'invitation.other-address': {
    en: 'This invitation was sent to another address. Sign in with that one, or add it to your account.',
    fr: 'Cette invitation a été envoyée à une autre adresse. Connectez-vous avec celle-ci, ou ajoutez-la à votre compte.',
  },
  'advisor.not-found': { en: 'This agency was not found.', fr: 'Cette agence est introuvable.' },
  'hotel.not-found': { en: 'This hotel was not found.', fr: 'Cet hôtel est introuvable.' },
  'hotel.search-unavailable': {
    en: 'Oops, unable to search hotels at the moment.',
    fr: 'Oups, la recherche d’hôtels est impossible pour le moment.',
  },
  'hotel.rate-gone': {
    en: 'This rate is no longer available. Please choose another one.',
    fr: 'Ce tarif n’est plus disponible. Veuillez en choisir un autre.',
  },
  'booking.not-found': { en: 'This booking was not found.', fr: 'Cette réservation est introuvable.' },
  'booking.not-cancellable': {
    en: 'This booking cannot be cancelled.',
    fr: 'Cette réservation ne peut pas être annulée.',
  },
  'booking.terms-not-accepted': {
    en: 'Please accept the rate terms first.',
    fr: 'Veuillez d’abord accepter les conditions tarifaires.',
  },
  'booking.changed': {
    en: 'The price or the terms have changed.',
    fr: 'Le prix ou les conditions ont changé.',
  },
  'booking.in-progress': {
    en: 'The hotel has not answered yet. Please do not book again; we keep asking.',
    fr: 'L’hôtel n’a pas encore répondu. Merci de ne pas réserver à nouveau\u00a0: nous continuons à l’interroger.',
  },
  'booking.offer-used': {
    en: 'This offer has already been booked.',
    fr: 'Cette offre a déjà été réservée.',
  },
  'booking.payment-refused': {
    en: 'This rate cannot be paid in this way.',
    fr: 'Ce tarif ne peut pas être réglé de cette façon.',
  },
  'booking.card-number': {
    en: 'There is a card number in it. Card numbers are never sent to this server.',
    fr: 'Un numéro de carte y figure. Aucun numéro de carte n’est jamais envoyé à ce serveur.',
  },
  'booking.no-card': { en: 'There is no card to show.', fr: 'Il n’y a pas de carte à afficher.' },
  'place.not-found': { en: 'This place was not found.', fr: 'Ce lieu est introuvable.' },
  'airline.not-found': { en: 'This airline was not found.', fr: 'Cette compagnie est introuvable.' },
  'review.not-found': { en: 'This review was not found.', fr: 'Cet avis est introuvable.' },
  'device.not-found': { en: 'This device was not found.', fr: 'Cet appareil est introuvable.' },
  'device.not-supported': {
    en: 'This server cannot push to this kind of device.',
    fr: 'Ce serveur ne peut pas envoyer de notifications à ce type d’appareil.',
  },
  'device.too-many': {
    en: 'There are too many devices on this account.',
    fr: 'Il y a trop d’appareils sur ce compte.',
  },
  'review.already-there': { en: 'You have already answered this.', fr: 'Vous avez déjà répondu.' },
  'incident.not-found': { en: 'This incident was not found.', fr: 'Ce signalement est introuvable.' },
  'incident.closed-for-good': {
    en: 'This incident was closed too long ago to be opened again.',
    fr: 'Ce signalement est clos depuis trop longtemps pour être rouvert.',
  },
  'company.not-found': { en: 'No company was found.', fr: 'Aucune entreprise trouvée.' },
  'app.not-found': { en: 'This app is not known here.', fr: 'Cette application est inconnue ici.' },
  'call.not-built': { en: 'This is not available yet.', fr: 'Ceci n’est pas encore disponible.' },
  'server.failed': {
    en: 'An error has occurred. Please try again at a later time.',
    fr: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  },
  'server.unavailable': {
    en: 'The service is temporarily unavailable. You might want to retry a later time.',
    fr: 'Le service est momentanément indisponible. Veuillez réessayer plus tard.',
  },
};

export const fieldWords: Readonly<Record<FieldCode, Words>> = {
  required: { en: 'Required', fr: 'Obligatoire' },
  invalid: { en: 'This cannot be used', fr: 'Valeur incorrecte' },
  'too-short': { en: 'Too short', fr: 'Trop court' },
  'too-long': { en: 'Too long', fr: 'Trop long' },
  'too-small': { en: 'Too small', fr: 'Trop petit' },
  'too-big': { en: 'Too big', fr: 'Trop grand' },
  phone: { en: 'Invalid phone number format', fr: 'Format de numéro de téléphone incorrect' },
  email: { en: 'This is not an e-mail address', fr: 'Ce n’est pas une adresse e-mail' },
  date: { en: 'This is not a date', fr: 'Ce n’est pas une date' },
  duration: { en: 'A duration is written hh:mm', fr: 'Une durée s’écrit hh:mm' },
};

const known = new Map<string, Language>();

/** The first language of Accept-Language that the house speaks; English when there is none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'en';
  // Asked at every request, and browsers send few different ones.
  const before = known.get(acceptLanguage);
  if (before) return before;
  const language = chosenFrom(acceptLanguage);
  if (known.size < 200 && acceptLanguage.length < 200) known.set(acceptLanguage, language);
  return language;
}

function chosenFrom(acceptLanguage: string): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const part of acceptLanguage.slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = range.split('-')[0];
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    if ((language === 'en' || language === 'fr') && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
