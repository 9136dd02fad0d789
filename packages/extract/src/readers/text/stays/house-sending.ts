import { isGivenName } from '../../../knowledge/given-names.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Passage } from '../passages/passages.ts';
import { isAgency } from './agency-name.ts';
import { nameIn } from './hotel-name.ts';
import { houseOfDomain } from './house-of-domain.ts';
import { houseWord, ownHouse } from './house-words.ts';

/**
 * "The Magnolia Bend Inn" in the sender's name over an address without one: the name is in a picture, or nowhere. A house by its
 * words, or by the subject, "Your booking at Quay 22"; neither somebody nor an agency.
 */
export function houseSending({ origin }: TextDocument): string | null {
  const { senderName = '', subject = '' } = origin;
  const name = nameIn(senderName.replace(deskBefore, '').replace(deskBehind, ''));
  if (!name || isAgency(name)) return null;
  const words = plain(name);
  const isHouse = houseWord.test(words) || ownHouse.test(words);
  if (isHouse) return name;
  const isSaid = name.includes(' ') && !isGivenName(name.split(' ')[0] ?? '') && plain(subject).includes(words);
  return isSaid && atName.test(plain(subject).slice(0, plain(subject).indexOf(words))) ? name : null;
}

const atName = /\b(?:at|with|in|chez|au|a|a la|aux|a l')(?: the)? ?$/;

/** "Réception Les Filaos", "Reservations at The Old Barn", "Fulmar House Reservations" */
const deskBefore =
  /^(?:the )?(?:r[ée]ception|reservations?|r[ée]servations?|bookings?|accueil|front desk|reservations? team)(?: (?:at|of|de|du|d['’])| ?[–—|·:,-])? (?=\p{Lu})/iu;
const deskBehind =
  / (?:[–—|·,-] .*|(?:reservations?|r[ée]servations?|bookings?|reception|r[ée]ception|front desk)(?: team)?)$/iu;

/** "Casa da Bica" beside "Apartment": what a host calls what he lets, and no kind of room. */
export function flatNamed(passages: readonly Passage[], sender = ''): string | null {
  for (const { label, called, text, former } of passages) {
    const name = label === 'room' && !former && ofFlat.test(called) && written.test(text) ? nameIn(text) : null;
    if (name && !kindOfRoom.test(plain(name))) return name;
  }
  return houseOfDomain(passages, sender);
}

const ofFlat = /^(?:(?:your|the|my|our|votre|notre|mon) |l')?(?:apartment|flat|appartement|logement) ?:?$/;
/** Each word large, or a small one between. */
const written = /^\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}[\p{L}'’]+|d[aeiou]s?|del|della|la|le|les|of|the|and|et|&)){1,5}$/u;
const kindOfRoom =
  /\b(?:bed(?:room)?s?|double|twin|single|king|queen|deluxe|superior|standard|studio|suite|family|view|balcony|terrace|floor|etage|pieces?|vue|familial\w*|superieure?)\b/;
