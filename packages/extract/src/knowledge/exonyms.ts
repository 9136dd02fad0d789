import { fold } from './fold.ts';

/**
 * What great towns call themselves, and what German, Italian, Spanish, Portuguese and Dutch papers call them: the English name
 * and others that the tables know, then those that they do not. A carrier writes all of its stops in its own language.
 */
const towns: [known: string, others?: string][] = [
  ['Paris', 'Parigi|Parijs'],
  ['London', 'Londra|Londen'],
  ['Munich|München', 'Muenchen|Monaco di Baviera|Munique'],
  ['Berlin', 'Berlino|Berlijn|Berlim'],
  ['Hamburg', 'Amburgo|Hamburgo'],
  ['Frankfurt', 'Francoforte'],
  ['Stuttgart', 'Stoccarda'],
  ['Dresden', 'Dresda|Dresde'],
  ['Leipzig', 'Lipsia'],
  ['Cologne|Köln', 'Koeln|Keulen'],
  ['Nuremberg|Nürnberg', 'Norimberga|Núremberg|Neurenberg'],
  ['Hanover|Hannover'],
  ['Vienna|Wien', 'Viena|Wenen'],
  ['Salzburg', 'Salisburgo|Salzburgo'],
  ['Geneva|Genève', 'Ginebra|Genebra|Ginevra|Genf'],
  ['Zurich|Zürich', 'Zurigo|Zurique'],
  ['Basel', 'Bâle|Basilea'],
  ['Luxembourg', 'Lussemburgo'],
  ['Brussels|Bruxelles|Brussel', 'Bruselas|Bruxelas'],
  ['Antwerp|Antwerpen', 'Anversa|Amberes|Antuérpia'],
  ['Ghent|Gent'],
  ['Bruges|Brugge'],
  ['The Hague|Den Haag', 'La Haya|L’Aia'],
  ['Marseille', 'Marsiglia|Marsella|Marselha'],
  ['Lyon', 'Lione'],
  ['Nice', 'Nizza|Niza'],
  ['Bordeaux', 'Burdeos|Bordéus'],
  ['Strasbourg', 'Strasburgo|Straßburg|Estrasburgo|Straatsburg'],
  ['Lille', 'Rijsel'],
  ['Rome|Roma'],
  ['Turin|Torino'],
  ['Genoa|Genova'],
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
  ['Gothenburg|Göteborg'],
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
  ['Bucharest|București', 'Bukarest'],
  ['Athens|Athina', 'Atene|Athen|Atenas'],
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
    (others?.split('|') ?? []).flatMap((other) =>
      own.has(fold(other)) ? [] : [[fold(other), names.split('|')] as const],
    ),
  ),
);

const english = new Map(
  towns.flatMap(([names, others]) => {
    const [first = '', ...more] = names.split('|');
    return [first, ...more, ...(others?.split('|') ?? [])].map((name) => [fold(name), first] as const);
  }),
);

/** The name under which all tables know a town: "Vienna" for "Wien"; as it is where it is none of the great ones. */
export function knownName(city: string): string {
  return english.get(fold(city)) ?? city;
}

/** "Parigi Charles de Gaulle" with the town as the tables have it, in each of its names there; empty where it is no such town. */
export function inKnownWords(printed: string): string[] {
  const words = fold(printed).split(' ');
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const names = known.get(words.slice(0, length).join(' '));
    if (names) return names.map((name) => [name, ...words.slice(length)].join(' '));
  }
  return [];
}
