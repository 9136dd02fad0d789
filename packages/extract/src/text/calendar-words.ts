// Months and weekdays as travel papers write them, without accents. A word that two languages use for different months
// is left out, and so are abbreviations that are everyday words ("set", "out").

const months = [
  'january jan janvier janv januar jaenner enero ene gennaio gen janeiro januari stycznia styczen ledna leden',
  'february feb febr fevrier fevr fev februar febrero febbraio fevereiro februari lutego luty unora unor',
  'march mar mars maerz marz mrz marzo marco maart mrt marts marca marzec brezna brezen',
  'april apr avril avr abril abr aprile kwietnia kwiecien dubna duben',
  'may mai mayo maggio mag maio mei maj maja kvetna kveten',
  'june jun juin juni junio giugno giu junho czerwca czerwiec cervna cerven',
  'july jul juillet juil juli julio luglio lug julho lipca lipiec cervence cervenec',
  'august aug aout agosto ago augustus augusti sierpnia sierpien srpna srpen',
  'september sept sep septembre septiembre settembre setembro wrzesnia wrzesien zari',
  'october oct octobre oktober okt octubre ottobre ott outubro pazdziernika pazdziernik rijna rijen',
  'november nov novembre noviembre novembro listopada listopad listopadu',
  'december dec decembre dezember dez diciembre dic dicembre dezembro dez desember prosince prosinec grudnia grudzien',
];

const weekdays = [
  'monday mon lundi lun lu montag mo lunes lunedi segunda-feira maandag ma mandag mandag poniedzialek pondeli segunda',
  'tuesday tue tues mardi mar dienstag di martes martedi terca-feira dinsdag tisdag tirsdag wtorek utery terca',
  'wednesday wed mercredi mer me mittwoch mi miercoles mie mercoledi quarta-feira woensdag wo onsdag ons sroda srode streda stredu quarta',
  'thursday thu thur thurs jeudi jeu je donnerstag do jueves jue ju giovedi gio gi quinta-feira donderdag torsdag tors tor czwartek ctvrtek quinta',
  'friday fri vendredi ven ve freitag fr viernes vie vi venerdi sexta-feira vrijdag vr fredag fre piatek patek sexta',
  'saturday sat samedi sam samstag sonnabend sa sabado sab sabato zaterdag za lordag lor sobota sobote sobotu',
  'sunday sun dimanche dim sonntag so domingo dom domenica zondag zo sondag son niedziela niedziele nedele nedeli',
];

export const monthNames: ReadonlyMap<string, number> = numbered(months, 1);

/** 0 is Monday. */
export const weekdayNames: ReadonlyMap<string, number> = numbered(weekdays, 0);

/** "Di" is a Tuesday in German and a Sunday in French. */
const alsoNamed: { [word: string]: number } = { di: 6, ma: 1, do: 6 };

/** The days of the week that a word may be; empty where it is none. */
export function weekdaysCalled(word: string): readonly number[] {
  const day = weekdayNames.get(word);
  const also = alsoNamed[word];
  return day === undefined ? [] : also === undefined ? [day] : [day, also];
}

function numbered(rows: string[], first: number): Map<string, number> {
  return new Map(rows.flatMap((row, i) => row.split(' ').map((word) => [word, i + first] as const)));
}
