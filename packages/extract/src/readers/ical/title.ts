import type { Candidate } from '../../booking.ts';
import type { SourceNode } from '../../source.ts';
import type { At } from './at.ts';
import { readDriveOrCrossing } from './drive-title.ts';
import { isFlight, readFlight } from './flight-title.ts';
import { isHire, readHire } from './hire-title.ts';
import { isMeal, readMeal } from './meal-title.ts';
import type { OwnEvent } from './paired-events.ts';
import { pictureInWords, titleFromAbroad } from './picture.ts';
import { isNumberedTrain, readRide, trainOfWay } from './ride-title.ts';
import { isStay, readStay } from './stay-title.ts';

/** A booking by its title: "Vol AF 344 Paris (CDG) – Montréal (YUL)", "Train to Edinburgh", "Hotel: Torphin House". */
export function readTitle({ event, index, last }: OwnEvent, node: SourceNode): Candidate | null {
  if (!event.start) return null;
  const said = readKind({ event, index, last }, node);
  const words = said ? null : (pictureInWords(event) ?? titleFromAbroad(event));
  return words ? readKind({ event: { ...event, summary: words }, index, last }, node) : said;
}

function readKind({ event, index, last }: OwnEvent, node: SourceNode): Candidate | null {
  const at: At = (field, text) => ({ node: node.path, at: `/${index}/${field}`, text });
  const title = event.summary;
  if (isMeal(event)) return readMeal(event, at);
  if (/\b(?:flight|vol|flug|volo|vuelo)\b/i.test(title) || isFlight(event)) return readFlight(event, at);
  if (/\b(?:train|zug|treno|tren|tgv|eurostar|ice|intercity|ter)\b/i.test(title))
    return readRide(event, at, 'TrainReservation');
  if (/\b(?:bus|flixbus|coach|autocar|fernbus|autobús)\b/i.test(title)) return readRide(event, at, 'BusReservation');
  if (isHire(event)) return readHire(event, at, last);
  if (isStay(event)) return readStay(event, at);
  const drive = readDriveOrCrossing(event, at);
  if (drive) return drive;
  if (isNumberedTrain(event)) return readRide(event, at, 'TrainReservation');
  const train = trainOfWay(event);
  return train ? readRide({ ...event, summary: `${train} ${title}` }, at, 'TrainReservation') : null;
}
