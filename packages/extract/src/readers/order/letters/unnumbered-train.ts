import { placeIn } from '../../text/journeys/printed-place.ts';
import type { Passage } from '../../text/passages/passages.ts';

/**
 * A train that a sentence calls by its name alone, beside flights that have numbers: "the Avanti West Coast train at
 * 15:40", "the Caledonian Sleeper". "The London train" says where it goes, and no name.
 */
export function unnumberedTrain({ text }: Passage): { kind: 'train'; product?: string; at: number } | null {
  const sleeper = nightTrainIn(text);
  if (sleeper) return { kind: 'train', product: sleeper.name, at: sleeper.at };
  const match = train.exec(text);
  if (!match) return null;
  const name = match[1]?.trim();
  const isName = name !== undefined && placeIn(name, { labelled: false, timed: false }) === null;
  return { kind: 'train', ...(isName ? { product: name } : {}), at: match.index };
}

/** "Caledonian Sleeper": the word is of its name. */
export function nightTrainIn(text: string): { name: string; at: number } | null {
  const match = nightTrain.exec(text);
  return match && { name: match[0], at: match.index };
}

const nightTrain =
  /(?<!\p{L})(?:(?:(?!The |Your )\p{Lu}[\p{L}&'’-]+ ){1,3}(?:Sleeper|Night ?train)|Night Riviera|[ÖO]BB Nightjet|Nightjet|EuroNight|Santa Claus Express|Intercit[ée]s de [Nn]uit)(?!\p{L}| \d)/u;
const train =
  /(?<!\p{L})((?:(?!The |Your |Le |Votre |Der |Ihr )\p{Lu}[\p{L}&'’-]+ ){0,3})(?:night |direct |through |fast |express )?(?:trains?|Zug)(?! (?:stations?|tickets?|fares?|pass)\b|\p{L})/u;
