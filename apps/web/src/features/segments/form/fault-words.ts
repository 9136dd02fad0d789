import type { WordKey } from '../../../words/namespaces.ts';
import type { Fault } from './kinds.ts';

export const faultWords: Record<Fault, WordKey> = {
  required: 'fields.faultRequired',
  day: 'fields.faultDay',
  'time-without-day': 'fields.faultTimeWithoutDay',
  'end-before-start': 'fields.faultEndBeforeStart',
  duration: 'fields.faultDuration',
  'duration-unit': 'fields.faultDurationUnit',
  number: 'fields.faultNumber',
  amount: 'fields.faultAmount',
  currency: 'fields.faultCurrency',
  'airline-code': 'fields.faultAirlineCode',
  'flight-number': 'fields.faultFlightNumber',
  'name-missing': 'fields.faultNameMissing',
  refused: 'fields.faultRefused',
};
