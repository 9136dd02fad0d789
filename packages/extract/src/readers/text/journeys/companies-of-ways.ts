import { onceFor } from '../../../once-for.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { namesTrain } from './train-numbers.ts';

// Who runs coaches and ships, in plain letters: a paper of theirs says what rides there by nothing else.

/** "FlixBus 716", "National Express 502" */
export const coachLines =
  'flixbus|national express|blablacar bus|megabus|aircoach|greyhound|eurolines|ouibus|isilines|bus eireann|(?:scottish |irish )?citylink|oxford tube|alsa|socibus|itabus|marinobus|rede expressos|ecolines|lux express|flygbussarna|vy bus4you|vy express|peter pan|trailways|intercape|regiojet bus|postauto|postbus|onnibus|ouigo bus|flibco|avanza bus|avanzabus|monbus|terravision|sita bus|swebus|go-ahead bus|nettbuss|nor-way bussekspress|kombardo expressen|sindbad|student agency|autobuses de oriente|etn turistar|primera plus|omnibus de mexico|estrella blanca|cruz del sur|oltursa|movil bus|turbus|tur-bus|andesmar|via bariloche|flecha bus|crucero del norte|viacao (?!aerea)[a-z]+|expresso (?:do sul|guanabara|nordeste)|expreso (?:bolivariano|brasilia|palmira)|copetran|rapido ochoa|redbus|abhibus|ksrtc|apsrtc|tsrtc|msrtc|upsrtc|gsrtc|vrl travels|srs travels|intrcity|zingbus|clickbus|busbud|checkmybus|wanderu|gotobus|translux';

export const shippingLines =
  '(?:stena|viking|color|fjord|tt|unity|blue|polferries) ?-?line|p&o ferries|brittany ferries|irish ferries|dfds|tallink|silja|finnlines|scandlines|jadrolinija|balearia|trasmediterranea|grimaldi lines|tirrenia|moby lines|corsica linea|corsica ferries|la meridionale|wightlink|red funnel|calmac|northlink|seajets|condor ferries|hurtigruten|interislander|bluebridge';

/** A paper of who runs coaches, in which no train has a number: "Service 200" is a coach. */
export const isOfCoaches = (passages: readonly Passage[]): boolean => coaches(passages).isSo;

const coaches = onceFor((passages: readonly Passage[]) => ({
  isSo:
    passages.some(({ shape, former }) => !former && ofCoaches.test(shape)) &&
    !passages.some(({ text }) => namesTrain(text)),
}));

/** "FlixBus", "National Express". */
export const runsCoaches = (name: string): boolean => ofCoaches.test(plain(name));

const ofCoaches = new RegExp(String.raw`\b(?:${coachLines})\b`);
