// Months and weekdays as travel papers write them, without accents. A word that two languages use for different months
// is left out, and so are abbreviations that are everyday words ("set", "out").

const months = [
  'january jan janvier janv januar jaenner enero ene gennaio gen janeiro januari',
  'february feb febr fevrier fevr fev februar febrero febbraio fevereiro februari',
  'march mar mars maerz marz mrz marzo marco maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei maj',
  'june jun juin juni junio giugno giu junho',
  'july jul juillet juil juli julio luglio lug julho',
  'august aug aout agosto ago augustus augusti',
  'september sept sep septembre septiembre settembre setembro',
  'october oct octobre oktober okt octubre ottobre ott outubro',
  'november nov novembre noviembre novembro',
  'december dec decembre dezember dez diciembre dic dicembre dezembro desember',
];

const weekdays = [
  'monday mon lundi lun montag mo lunes lunedi segunda-feira maandag ma mandag mandag',
  'tuesday tue tues mardi mar dienstag di martes martedi terca-feira dinsdag tisdag',
  'wednesday wed mercredi mer mittwoch mi miercoles mie mercoledi quarta-feira woensdag wo onsdag ons',
  'thursday thu thur thurs jeudi jeu donnerstag jueves jue giovedi gio quinta-feira donderdag torsdag tors tor',
  'friday fri vendredi ven freitag fr viernes vie venerdi sexta-feira vrijdag fredag fre',
  'saturday sat samedi sam samstag sonnabend sa sabado sab sabato zaterdag lordag lor',
  'sunday sun dimanche dim sonntag so domingo dom domenica zondag sondag son',
];

export const monthNames: ReadonlyMap<string, number> = numbered(months, 1);

/** 0 is Monday. */
export const weekdayNames: ReadonlyMap<string, number> = numbered(weekdays, 0);

function numbered(rows: string[], first: number): Map<string, number> {
  return new Map(rows.flatMap((row, i) => row.split(' ').map((word) => [word, i + first] as const)));
}
