// Months and weekdays as travel papers write them, without accents. A word that two languages use for different months
// is left out; abbreviations that are everyday words ("set", "out") are months between a day and its year alone.

const months = [
  'january jan janvier janv januar jaenner enero ene gennaio gen janeiro januari stycznia styczen ledna leden tammikuu tammikuuta jaanuar janvaris janvari sausio sausis ocak januara januarja ianuarie sijecnja януари января січня јануар',
  'february feb febr fevrier fevr fev februar febrero febbraio fevereiro februari lutego luty unora unor helmikuu helmikuuta veebruar veebr februaris vasario vasaris subat februara februarja februarie veljace февруари февраля лютого фебруар',
  'march mar mars maret maerz marz mrz marzo marco maart mrt marts marca marzec brezna brezen maaliskuu maaliskuuta marta marcius marc kovo kovas mart martie ozujka март марта березня',
  'april apr avril avr abril abr aprile kwietnia kwiecien dubna duben huhtikuu huhtikuuta aprill aprilis aprili balandzio balandis nisan aprila aprilie travnja април апреля квітня',
  'may mai mayo maggio mag maio mei maj maja kvetna kveten toukokuu toukokuuta maijs maija majus geguzes geguze mayis svibnja маи мая травня мај',
  'june jun juin juni junio giugno giu junho czerwca czerwiec cervna cerven kesakuu kesakuuta juuni junijs junija junius birzelio birzelis haziran haz juna junij iunie lipnja юни июня червня јун',
  'july jul juillet juil juli julio luglio lug julho lipca lipiec cervence cervenec heinakuu heinakuuta juuli julijs julija julius liepos liepa temmuz jula julij iulie srpnja julai юли июля липня јул',
  'august aug aout agosto ago augustus augusti sierpnia sierpien srpna srpen elokuu elokuuta augusts augusta augusztus rugpjucio rugpjutis agustos agustus agu avgust avgusta kolovoza ogos август августа серпня agust',
  'september sept sep septembre septiembre settembre setembro wrzesnia wrzesien zari syyskuu syyskuuta septembris septembri szeptember szept rugsejo rugsejis eylul eyl septembra septembrie rujna септември сентября вересня септембар',
  'october oct octobre oktober okt octubre ottobre ott outubro pazdziernika pazdziernik rijna rijen lokakuu lokakuuta oktoober oktobris oktobri spalio spalis ekim eki oktobra octombrie октомври октября жовтня октобар',
  'november nov novembre noviembre novembro listopada listopad listopadu marraskuu marraskuuta novembris novembri lapkricio lapkritis kasim kas novembra noiembrie studenoga studenog ноември ноября листопада новембар',
  'december dec decembre dezember dez diciembre dic dicembre dezembro dez desember prosince prosinec grudnia grudzien joulukuu joulukuuta detsember dets decembris decembri gruodzio gruodis aralik ara decembra decembrie prosinca disember декември декабря грудня децембар',
];

/** "thu_hai": two words. */
const weekdays = [
  'monday mon lundi lun lu montag mo lunes lunedi segunda-feira maandag ma mandag mandag poniedzialek pondeli segunda maanantai maanantaina esmaspaev pirmdiena pirmadienis pirmadieni pazartesi pzt hetfo hetfon luni pondelok ponedeljak ponedjeljak ponedeljek pon senin isnin manudagur manudaginn thu_hai',
  'tuesday tue tues mardi mar dienstag di martes martedi terca-feira dinsdag tisdag tirsdag wtorek utery terca tiistai tiistaina teisipaev otrdiena antradienis antradieni sali kedd kedden marti utorok utorak torek tis tir tirs wt selasa tridjudagur tridjudaginn thu_ba',
  'wednesday wed mercredi mer me mittwoch mi miercoles mie mercoledi quarta-feira woensdag wo onsdag ons sroda srode streda stredu quarta keskiviikko keskiviikkona kolmapaev tresdiena treciadienis treciadieni carsamba szerda szerdan miercuri srijeda sreda rabu midvikudagur midvikudaginn thu_tu',
  'thursday thu thur thurs jeudi jeu je donnerstag do jueves jue ju giovedi gio gi quinta-feira donderdag torsdag tors tor czwartek ctvrtek quinta torstai torstaina neljapaev ceturtdiena ketvirtadienis ketvirtadieni persembe csutortok csutortokon joi stvrtok cetvrtak cetrtek czw kamis khamis fimmtudagur fimmtudaginn thu_nam',
  'friday fri vendredi ven ve freitag fr viernes vie vi venerdi sexta-feira vrijdag vr fredag fre piatek patek sexta perjantai perjantaina reede piektdiena penktadienis penktadieni cuma pentek penteken vineri piatok petak petek pt jumat jumaat fostudagur fostudaginn thu_sau',
  'saturday sat samedi sam samstag sonnabend sa sabado sab sabato zaterdag za lordag lor sobota sobote sobotu lauantai lauantaina laupaev sestdiena sestadienis sestadieni cumartesi cmt szombat szombaton sambata subota sob sabtu laugardagur laugardaginn thu_bay',
  'sunday sun dimanche dim sonntag so domingo dom domenica zondag zo sondag son niedziela niedziele nedele nedeli sunnuntai sunnuntaina puhapaev svetdiena sekmadienis sekmadieni pazar vasarnap duminica nedela nedelja nedjelja niedz minggu ahad sunnudagur sunnudaginn chu_nhat',
];

const shortMonths = [
  'ian sty tammi oca',
  'lut helmi unor sub',
  'maalis brez mac',
  'kwi huhti nis',
  'touko',
  'cze iun kesa',
  'lip iul heina tem',
  'sie elo avg agt',
  'set wrz syys eyl',
  'out paz loka eki',
  'lis noi marras',
  'des gru joulu',
];

/** Months that are somebody's first name as well: "2. Marta Kowalska" in a list of guests. */
export const monthsAndNames = 'marta|maija|julija|julius|augusta|nisan|eylul|kasim';

export const monthNames: ReadonlyMap<string, number> = numbered(months, 1);

/** Months of three or four letters that mean something else where no year is behind them: "12 des 2027", "3 out 2027". */
export const monthsByYear: ReadonlyMap<string, number> = numbered(shortMonths, 1);

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
  return new Map(rows.flatMap((row, i) => row.split(' ').map((word) => [word.replace('_', ' '), i + first] as const)));
}
