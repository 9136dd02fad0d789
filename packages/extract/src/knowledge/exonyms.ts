import { fold } from './fold.ts';

/**
 * What the great towns of Europe are called in German, Italian, Spanish, Portuguese and Dutch, where the tables do not have
 * it: their names in the tables, then those of the others. A carrier writes all of its stops in its own language.
 */
const towns: [known: string, others: string][] = [
  ['Paris', 'Parigi|Parijs'],
  ['London', 'Londra|Londen'],
  ['Munich|München', 'Monaco di Baviera|Munique'],
  ['Berlin', 'Berlino|Berlijn|Berlim'],
  ['Hamburg', 'Amburgo|Hamburgo'],
  ['Frankfurt', 'Francoforte'],
  ['Stuttgart', 'Stoccarda'],
  ['Dresden', 'Dresda|Dresde'],
  ['Leipzig', 'Lipsia'],
  ['Cologne|Köln', 'Keulen'],
  ['Nuremberg|Nürnberg', 'Norimberga|Núremberg|Neurenberg'],
  ['Vienna|Wien', 'Viena|Wenen'],
  ['Salzburg', 'Salisburgo|Salzburgo'],
  ['Geneva|Genève', 'Ginebra|Genebra|Ginevra|Genf'],
  ['Zurich|Zürich', 'Zurigo|Zurique'],
  ['Basel', 'Basilea'],
  ['Luxembourg', 'Lussemburgo'],
  ['Brussels|Bruxelles', 'Bruselas|Bruxelas'],
  ['Antwerp|Antwerpen', 'Anversa|Amberes|Antuérpia'],
  ['The Hague|Den Haag', 'La Haya|L’Aia'],
  ['Marseille', 'Marsiglia|Marsella|Marselha'],
  ['Lyon', 'Lione'],
  ['Nice', 'Nizza|Niza'],
  ['Bordeaux', 'Burdeos|Bordéus'],
  ['Strasbourg', 'Strasburgo|Straßburg|Estrasburgo|Straatsburg'],
  ['Lille', 'Rijsel'],
  ['Milan|Milano', 'Mailand|Milaan|Milão'],
  ['Venice|Venezia', 'Venedig|Venecia|Veneza'],
  ['Florence|Firenze', 'Florenz|Florencia|Florença'],
  ['Naples|Napoli', 'Neapel|Nápoles|Napels'],
  ['Barcelona', 'Barcellona'],
  ['Seville|Sevilla', 'Siviglia|Sevilha'],
  ['Zaragoza', 'Saragozza|Saragossa|Saragoça'],
  ['Lisbon|Lisboa', 'Lisbona|Lissabon'],
  ['Porto', 'Oporto'],
  ['Edinburgh', 'Edimburgo'],
  ['Dublin', 'Dublino|Dublim'],
  ['Copenhagen|København', 'Copenaghen|Kopenhagen|Copenhaga'],
  ['Stockholm', 'Stoccolma|Estocolmo'],
  ['Warsaw|Warszawa', 'Varsavia|Warschau|Varsovia|Varsóvia'],
  ['Krakow|Kraków', 'Cracovia|Krakau|Cracóvia'],
  ['Gdansk|Gdańsk', 'Danzica|Danzig'],
  ['Wroclaw|Wrocław', 'Breslavia|Breslau'],
  ['Prague|Praha', 'Praga|Prag|Praag'],
  ['Brno', 'Brünn'],
  ['Ljubljana', 'Lubiana|Laibach'],
  ['Zagreb', 'Zagabria'],
  ['Split', 'Spalato'],
  ['Belgrade|Beograd', 'Belgrado|Belgrad'],
  ['Bucharest', 'Bukarest'],
  ['Athens', 'Atene|Athen|Atenas'],
  ['Thessaloniki', 'Salonicco|Salónica'],
  ['Istanbul', 'Estambul|Istambul'],
  ['Moscow', 'Mosca|Moskau|Moscú|Moscovo'],
  ['Cairo', 'Il Cairo|Kairo|El Cairo'],
  ['Beijing', 'Pechino|Pequim'],
  ['Tokyo', 'Tokio|Tóquio'],
  ['New York', 'Nueva York|Nova Iorque'],
];

// without its accents a name may be the table's own: looked up again, it would be looked up for ever
const own = new Set(towns.flatMap(([names]) => names.split('|').map(fold)));
const known = new Map(
  towns.flatMap(([names, others]) =>
    others.split('|').flatMap((other) => (own.has(fold(other)) ? [] : [[fold(other), names.split('|')] as const])),
  ),
);

/** "Parigi Charles de Gaulle" with the town as the tables have it, in each of its names there; empty where it is no such town. */
export function inKnownWords(printed: string): string[] {
  const words = fold(printed).split(' ');
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const names = known.get(words.slice(0, length).join(' '));
    if (names) return names.map((name) => [name, ...words.slice(length)].join(' '));
  }
  return [];
}
