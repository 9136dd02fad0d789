import { fold } from './fold.ts';
import { inLatinLetters } from './greek-letters.ts';

/**
 * What great towns call themselves, and what German, Italian, Spanish, Portuguese, Dutch, northern and eastern papers call them: the English name
 * and others that the tables know, then those that they do not. A carrier writes all of its stops in its own language.
 */
const towns: [known: string, others?: string][] = [
  ['Paris', 'Parigi|Parijs|Paryż|Paříž|Párizs|Pariisi'],
  ['London', 'Londra|Londen|Londyn|Londýn|Lontoo|Lundúnir|Londonas'],
  ['Munich|München', 'Muenchen|Monaco di Baviera|Munique|Monachium|Mnichov'],
  ['Berlin', 'Berlino|Berlijn|Berlim|Berliini'],
  ['Hamburg', 'Amburgo|Hamburgo|Hampuri|Hamburk'],
  ['Frankfurt', 'Francoforte'],
  ['Stuttgart', 'Stoccarda'],
  ['Dresden', 'Dresda|Dresde|Drezno|Drážďany'],
  ['Leipzig', 'Lipsia|Lipsk|Lipsko'],
  ['Cologne|Köln', 'Koeln|Keulen|Kolonia'],
  ['Nuremberg|Nürnberg', 'Norimberga|Núremberg|Neurenberg|Norymberga|Norimberk'],
  ['Hanover|Hannover'],
  ['Vienna|Wien', 'Viena|Wenen|Wiedeń|Vídeň|Bécs|Viyana'],
  ['Salzburg', 'Salisburgo|Salzburgo'],
  ['Geneva|Genève', 'Ginebra|Genebra|Ginevra|Genf|Genewa|Ženeva'],
  ['Zurich|Zürich', 'Zurigo|Zurique|Zurych|Curych'],
  ['Basel', 'Bâle|Basilea'],
  ['Luxembourg', 'Lussemburgo'],
  ['Brussels|Bruxelles|Brussel', 'Bruselas|Bruxelas|Bruksela|Brusel|Bryssel|Brüssel'],
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
  ['Rome|Roma', 'Rzym|Řím|Rooma'],
  ['Turin|Torino'],
  ['Genoa|Genova'],
  ['Milan|Milano', 'Mailand|Milaan|Milão|Mediolan|Miláno'],
  ['Venice|Venezia', 'Venedig|Venecia|Veneza|Wenecja|Benátky|Velence'],
  ['Florence|Firenze', 'Florenz|Florencia|Florença|Florencja|Florencie'],
  ['Naples|Napoli', 'Neapel|Nápoles|Napels|Neapol'],
  ['Barcelona', 'Barcellona'],
  ['Seville|Sevilla', 'Siviglia|Sevilha'],
  ['Zaragoza', 'Saragozza|Saragossa|Saragoça'],
  ['Lisbon|Lisboa', 'Lisbona|Lissabon|Lizbona|Lisabon|Lissaboni'],
  ['Porto', 'Oporto'],
  ['Edinburgh', 'Edimburgo|Edynburg'],
  ['Dublin', 'Dublino|Dublim'],
  [
    'Copenhagen|København',
    'Copenaghen|Kopenhagen|Copenhaga|Köpenhamn|Kööpenhamina|Kopenhaga|Kodaň|Koppenhága|Kopenhaagen|Kaupmannahöfn',
  ],
  ['Gothenburg|Göteborg'],
  ['Stockholm', 'Stoccolma|Estocolmo|Tukholma|Sztokholm|Stokholm|Stokholma|Stokholmas|Stokkhólmur'],
  ['Warsaw|Warszawa', 'Varsavia|Warschau|Varsovia|Varsóvia|Varšava|Varsó|Varşova|Varssavi|Varšuva'],
  ['Krakow|Kraków', 'Cracovia|Krakau|Cracóvia|Krakov|Krakkó|Krakova'],
  ['Gdansk|Gdańsk', 'Danzica|Danzig'],
  ['Wroclaw|Wrocław', 'Breslavia|Breslau'],
  ['Prague|Praha', 'Praga|Prag|Praag'],
  ['Brno', 'Brünn'],
  ['Budapest', 'Budapeszt|Budapešť|Budapeşte'],
  ['Bratislava', 'Pozsony|Bratysława|Pressburg'],
  ['Helsinki', 'Helsingfors|Helsinky|Helsingi'],
  ['Turku', 'Åbo'],
  ['Tallinn', 'Tallinna|Reval|Tallina|Talinas'],
  ['Riga', 'Riika|Ryga|Riia'],
  ['Vilnius', 'Wilno|Vilna|Viļņa'],
  ['Madrid', 'Madryt'],
  ['Lviv', 'Lwów|Lemberg|Lvov'],
  ['Ljubljana', 'Lubiana|Laibach'],
  ['Zagreb', 'Zagabria'],
  ['Split', 'Spalato'],
  ['Belgrade|Beograd', 'Belgrado|Belgrad'],
  ['Bucharest|București', 'Bukarest'],
  ['Athens', 'Athina|Athinai|Atene|Athen|Atenas|Ateny|Atény|Ateena'],
  ['Thessaloniki', 'Salonicco|Salónica|Selanik'],
  ['Piraeus', 'Peiraias|Pireas|Pireo|Pireus'],
  ['Patras|Patra', 'Patrasso|Patrai'],
  ['Heraklion|Irakleion', 'Irakleio|Candia'],
  ['Corfu|Kerkyra', 'Korfu|Corfou'],
  ['Larissa', 'Larisa'],
  ['Istanbul', 'Estambul|Istambul|Stambuł'],
  ['Moscow', 'Mosca|Moskau|Moscú|Moscovo|Moskwa|Moszkva|Moskova'],
  ['Cairo', 'Il Cairo|Kairo|El Cairo'],
  ['Beijing', 'Pechino|Pequim'],
  ['Tokyo', 'Tokio|Tóquio'],
  ['New York', 'Nueva York|Nova Iorque|Nowy Jork'],
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

/** "Parigi Charles de Gaulle" with the town as the tables have it, in each of its names there; empty where it is no such town. Greek letters are read as Latin ones. */
export function inKnownWords(printed: string): string[] {
  const folded = fold(printed);
  const latin = inLatinLetters(folded);
  if (latin !== null) return [latin, ...inKnownWords(latin)];
  const words = folded.split(' ');
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const names = known.get(words.slice(0, length).join(' '));
    if (names) return names.map((name) => [name, ...words.slice(length)].join(' '));
  }
  return [];
}
