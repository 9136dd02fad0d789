import type { LanguageWords } from './language-words.ts';

export const latvian: LanguageWords = {
  labels: {
    departure:
      'atiesana|atiet|atiesanas laiks|atiesanas vieta|izbrauksana|izbrauksanas laiks|izlidosana|izlidosanas laiks|izbrauksanas datums|atiesanas stacija|izbrauksanas vieta|sakuma stacija|izbrauksana no|izlidosana no|atiesana no',
    arrival:
      'pienaksana|pienak|pienaksanas laiks|pienaksanas vieta|ierasanas laiks|ielidosana|ielidosanas laiks|iebrauksana|pienaksanas stacija|gala stacija|pienaksana uz',
    from: 'kur sakas|no kurienes',
    to: 'uz|lidz|uz kurieni|galamerkis|gala punkts',
    date: 'datums|brauciena datums|derigs datums|deriguma datums|cela datums|datums un laiks|lidojuma datums|izlidosanas datums',
    time: 'laiks|laiki|plkst',
    when: 'sanemsanas laiks|kad',
    flight: 'lidojums|reiss|reisa numurs|lidojuma numurs|reisa nr|lidojuma nr|lidojumi',
    train: 'vilciens|vilciena numurs|vilciena nr|vilciens nr|autobuss|autobusa numurs',
    ship: 'kugis|pramis',
    reference:
      'rezervacijas numurs|rezervacijas nr|rezervacijas kods|rezervacija|pasutijuma numurs|pasutijuma nr|pasutijums|apstiprinajuma numurs|apstiprinajuma kods|biletes nr|biletes numurs|apstiprinajuma nr',
    ticket: 'bilete|biletes|biletes veids|elektroniska bilete|e-bilete',
    seat: 'vieta|vietas|sedvieta|sedvietas|vietas numurs|vietas nr|sedvietas numurs',
    coach: 'vagons|vagona numurs|vagons / vieta|vagons/vieta|vagona nr',
    person:
      'pasazieris|pasazieri|pasaziera vards|pasaziera vards, uzvards|vards uzvards|vards un uzvards|viesis|viesi|viesa vards|vaditajs|autovaditajs|uzvards|pasaziera vards un uzvards|pasaziera vards uzvards',
    bookedBy: 'klients|pasutitajs|rezervacijas veicejs|pircejs',
    givenName: 'vards',
    checkIn: 'iebrauksanas datums|ierasanas|ierasanas datums|registresanas|iecekosanas|iebrauksana viesnica',
    checkOut: 'izrakstisanas|izbrauksana no viesnicas|izcekosanas|izbrauksanas datums no viesnicas',
    stayDates: 'uzturesanas|uzturesanas laiks|uzturesanas periods',
    hotel: 'viesnica|naktsmitne|viesnicas nosaukums|apartamenti|viesu nams',
    address: 'adrese|viesnicas adrese|atrasanas vieta',
    city: 'pilseta',
    pickUp: 'sanemsanas vieta|auto sanemsana|sanemsana|nomas sakums|automasinas sanemsana',
    dropOff: 'nodosanas vieta|auto nodosana|nodosana|atgriesana|nomas beigas|automasinas nodosana',
    return: 'turp|atpakal|turpcels|atpakalcels|turp brauciens|atpakal brauciens|turp un atpakal|turp lidojums',
    place: 'stacija|lidosta|pietura|ofiss|filiale|osta',
    vehicle: 'automasina|transportlidzeklis|auto klase|auto grupa|modelis',
    company: 'parvadatajs|aviokompanija|aviosabiedriba|autonoma|operators|pakalpojuma sniedzejs',
    price:
      'cena|kopa|kopeja cena|summa|samaksats|kopsumma|kopeja summa|maksa|apmaksats|biletes cena|cena kopa|summa apmaksai|kopa apmaksai|samaksai',
    phone: 'talrunis|talr|e-pasts',
    status: 'statuss|rezervacijas statuss',
    room: 'istaba|numurs viesnica|istabas tips|numura tips|istabas|numurins',
    nights: 'naktis|naksu skaits|ilgums',
    lasts: 'brauciena ilgums|cela ilgums|lidojuma ilgums',
    class: 'klase|biletes klase|apkalposanas klase',
    expected: 'paredzamais ierasanas laiks',
    cancellation: 'atcelsana|atcelsanas noteikumi|bezmaksas atcelsana|atgriesanas noteikumi',
    former: 'ieprieksejais|iepriekseja|vecais|pirms izmainam|sakotnejais',
    current: 'jaunais|jauns|jauna|pec izmainam|jaunais laiks',
    route: 'marsruts|brauciens|celojums|virziens|linija',
    issued:
      'pirkuma laiks|pirkuma datums|rezervets|rezervacijas datums|pasutijuma datums|iegadats|izrakstits|pardosanas laiks|maksajuma datums',
    other:
      'bagaza|brokastis|piezimes|maksajuma veids|pvn|apdrosinasana|papildpakalpojumi|perons|cels|varti|pieaugusie|berni|atlaide|nodokli|klientu apkalposana|personu skaits|viesu skaits',
  },
  booked:
    '(?:rezervacij|pasutijum|bilet|pirkum)\\w*[^\\n.]{0,30}\\b(?:apstiprinat[as]?|apmaksat[as]?|veikt[as]?|samaksat[as]?)|(?:rezervacijas|pasutijuma|pirkuma) apstiprinajums|paldies par (?:jusu |tavu )?(?:rezervacij|pirkum|pasutijum)\\w*|rezervacijas (?:numurs|nr|kods)|elektroniska bilete|e-bilete|iekapsanas karte|jusu (?:rezervacija|bilete|pasutijums|brauciens)|pateicamies par \\w+',
  cancelled:
    '(?:rezervacij|reis|brauciens|vilcien|bilet)\\w* (?:ir )?(?:atcelt[as]?|anulet[as]?)|atcelsanas apstiprinajums',
  coach: 'vagons',
  seat: 'vietas|vieta|sedvieta',
  total: 'kopa|kopeja cena|kopsumma|kopeja summa|summa apmaksai',
  there: 'turp(?:cels)?',
  back: 'atpakal(?:cels)?',
};
