import type { LanguageWords } from './language-words.ts';

export const lithuanian: LanguageWords = {
  labels: {
    departure:
      'isvykimas|isvyksta|isvykimo laikas|isvykimo vieta|isvykimo stotis|isvykimo data|isskrenda|isskridimas|isskridimo laikas|isvykimo stotele|isvykimo oro uostas|isvykimas is',
    arrival:
      'atvykimas|atvyksta|atvykimo laikas|atvykimo vieta|atvykimo stotis|atvykimo data|atskrenda|atskridimas|atskridimo laikas|atvykimo stotele|atvykimo oro uostas|atvykimas i',
    from: 'is kur',
    to: 'i kur|kryptis|keliones tikslas',
    date: 'keliones data|data ir laikas|skrydzio data|galioja|galiojimo data',
    time: 'laikas',
    when: 'paemimo laikas|kada',
    flight: 'skrydis|skrydzio numeris|skrydzio nr|skrydziai|reisas|reiso numeris|reiso nr',
    train: 'traukinys|traukinio numeris|traukinio nr|traukinys nr|autobusas|autobuso numeris',
    ship: 'laivas|keltas',
    reference:
      'rezervacijos numeris|rezervacijos nr|rezervacijos kodas|uzsakymo numeris|uzsakymo nr|uzsakymas|patvirtinimo numeris|patvirtinimo kodas|bilieto nr|bilieto numeris|uzsakymo kodas|rezervavimo numeris',
    ticket: 'bilietas|bilietai|bilieto tipas|elektroninis bilietas|e-bilietas|bilieto rusis',
    seat: 'sedima vieta|vietos numeris|vietos nr|sedimos vietos|sedyne|vietos',
    coach: 'vagonas|vagono numeris|vagonas / vieta|vagonas/vieta|vagono nr',
    person:
      'keleivis|keleiviai|keleivio vardas|keleivio vardas, pavarde|vardas pavarde|vardas ir pavarde|svecias|sveciai|svecio vardas|vairuotojas|pavarde|keleivio vardas ir pavarde|keleivio vardas pavarde|vardas, pavarde',
    bookedBy: 'klientas|uzsakovas|uzsake|pirkejas',
    givenName: 'vardas',
    checkIn: 'iregistravimas|apsigyvenimas|atvykimo diena|isiregistravimas|registracija nuo',
    checkOut: 'isregistravimas|issikelimas|isvykimo diena|issiregistravimas',
    stayDates: 'viesnage|apgyvendinimo laikotarpis|viesnages laikotarpis',
    hotel: 'viesbutis|apgyvendinimas|viesbucio pavadinimas|apgyvendinimo vieta|apartamentai|sveciu namai',
    address: 'adresas|viesbucio adresas',
    city: 'miestas',
    pickUp: 'paemimas|paemimo vieta|automobilio paemimas|nuomos pradzia|atsiemimo vieta|atsiemimas',
    dropOff: 'grazinimas|grazinimo vieta|automobilio grazinimas|nuomos pabaiga',
    return: 'pirmyn|atgal|kelione pirmyn|kelione atgal|i prieki|skrydis atgal|grizimas|pirmyn ir atgal',
    place: 'stotis|oro uostas|stotele|biuras|uostas',
    vehicle: 'automobilis|transporto priemone|automobilio klase|automobilio grupe',
    company: 'vezejas|oro linijos|avialinijos|automobiliu nuoma|operatorius|paslaugos teikejas',
    price:
      'kaina|is viso|bendra kaina|sumoketa|bendra suma|moketi|apmoketa|bilieto kaina|moketina suma|galutine kaina|viso|kaina is viso|viso moketi',
    phone: 'telefonas|el pastas|telefono numeris',
    status: 'busena|rezervacijos busena|statusas',
    room: 'kambarys|kambariai|kambario tipas',
    nights: 'naktys|nakvyniu skaicius|nakvynes|trukme|naktu skaicius',
    lasts: 'keliones trukme|skrydzio trukme|keliones laikas',
    class: 'vagono klase|keliones klase',
    expected: 'numatomas atvykimo laikas',
    cancellation: 'atsaukimas|atsaukimo salygos|nemokamas atsaukimas|grazinimo salygos',
    former: 'ankstesnis|senas|pries pakeitima|pradinis|ankstesne',
    current: 'naujas|nauja|po pakeitimo|naujas laikas',
    route: 'marsrutas|kelione',
    issued:
      'pirkimo data|pirkimo laikas|uzsakymo data|uzsakyta|rezervacijos data|isduota|pirkta|apmokejimo data|isigijimo data',
    other:
      'bagazas|pusryciai|pastabos|mokejimo budas|draudimas|papildomos paslaugos|peronas|kelias|vartai|suauge|vaikai|nuolaida|mokesciai|klientu aptarnavimas|asmenu skaicius|sveciu skaicius',
  },
  booked:
    '(?:rezervacij|uzsakym|biliet|pirkim)\\w*[^\\n.]{0,30}\\b(?:patvirtint[ai]?s?|apmoket[ai]?s?|sekming\\w*)|(?:rezervacijos|uzsakymo|pirkimo) patvirtinimas|(?:aciu|dekojame),? kad \\w+|dekojame uz (?:jusu )?(?:rezervacij|pirkim|uzsakym)\\w*|rezervacijos (?:numeris|nr|kodas)|elektroninis bilietas|e-bilietas|traukinio bilietas|isodinimo kortele|iilipimo kortele|jusu (?:rezervacija|bilietas|uzsakymas|bilietai|kelione)',
  cancelled:
    '(?:rezervacij|skryd|reis|traukin|biliet|uzsakym)\\w* (?:yra |buvo )?(?:atsaukt[ai]?s?|anuliuot[ai]?s?)|atsaukimo patvirtinimas',
  coach: 'vagonas',
  seat: 'sedima vieta|vietos',
  total: 'is viso|bendra kaina|bendra suma|moketina suma|viso moketi',
  there: 'kelione pirmyn|pirmyn|i prieki',
  back: 'kelione atgal|atgal|grizimas',
};
