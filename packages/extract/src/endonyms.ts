import { fold } from './knowledge/index.ts';

/** What towns call themselves, where the table of cities has them in English and French alone. */
const endonyms: { [own: string]: string } = {
  lisboa: 'Lisbon',
  wien: 'Vienna',
  munchen: 'Munich',
  muenchen: 'Munich',
  koln: 'Cologne',
  koeln: 'Cologne',
  nurnberg: 'Nuremberg',
  hannover: 'Hanover',
  roma: 'Rome',
  milano: 'Milan',
  napoli: 'Naples',
  firenze: 'Florence',
  venezia: 'Venice',
  torino: 'Turin',
  genova: 'Genoa',
  bologna: 'Bologna',
  geneve: 'Geneva',
  genf: 'Geneva',
  zurich: 'Zurich',
  basel: 'Basel',
  bale: 'Basel',
  bern: 'Bern',
  praha: 'Prague',
  warszawa: 'Warsaw',
  krakow: 'Krakow',
  bruxelles: 'Brussels',
  brussel: 'Brussels',
  antwerpen: 'Antwerp',
  gent: 'Ghent',
  brugge: 'Bruges',
  'den haag': 'The Hague',
  kobenhavn: 'Copenhagen',
  goteborg: 'Gothenburg',
  athina: 'Athens',
  bucuresti: 'Bucharest',
  beograd: 'Belgrade',
  sevilla: 'Sevilla',
  'sao paulo': 'São Paulo',
};

/** The name under which the tables know a town. */
export function knownName(city: string): string {
  return endonyms[fold(city)] ?? city;
}
