import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { type Part, wordFile } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

// Word files of those who receive somebody: productions, festivals, agents of ships, universities. Who travels is told by what they do there.

const told = async (...parts: Part[]) =>
  toldInFull((await extract(wordFile(parts), { fileName: 'order.docx', contextDate: '2027-05-10' })).reservations);

for (const head of ['Qui', 'Comédien', ''])
  test(`somebody in each row travels below "${head}", and a code below "Billet" is what the row goes by`, async () => {
    assert.deepEqual(
      await told('Feuille de voyage n° 7, établie le 10 mai 2027', [
        ['Date', head, 'Trajet', 'Départ', 'Arrivée', 'Billet'],
        [
          '18 mai 2027',
          'Mélisande Corvaisier',
          'TGV INOUI 6205, voit. 3 pl. 61',
          'Paris Gare de Lyon 07h52',
          'Sète 11h41',
          'WJ6RTE',
        ],
        [
          '18 mai 2027',
          'Amadou Tall-Besson',
          'Air France AF 7486',
          'Paris Orly (ORY) 09h05',
          'Montpellier (MPL) 10h20',
          'RQ3XML',
        ],
      ]),
      [
        'Train | TGV INOUI 6205 | Paris Gare de Lyon > Sète | 2027-05-18T07:52 – 2027-05-18T11:41 | 3/61 | WJ6RTE | Mélisande Corvaisier',
        'Flight | AF 7486 | Paris Orly > Montpellier | 2027-05-18T09:05 – 2027-05-18T10:20 | RQ3XML | Amadou Tall-Besson',
      ],
    );
  });

test('each part of a relief is of the crew that is named in it', async () => {
  const heads = ['Date', 'Moyen', 'De', 'Heure', 'À', 'Heure', 'Référence'];
  assert.deepEqual(
    await told(
      'Relève d’équipage – Le Havre, le 10/05/27',
      { heading: 'I – Débarquants' },
      '1) Second capitaine Ionuț Cătălin DRĂGOI\n2) Maître machine Vasile MUREȘANU',
      [heads, ['14/06/27', 'LH 1422', 'Francfort FRA', '2100', 'Bucarest OTP', '0020 (15/06)', 'SX4GQN']],
      { heading: 'II – Embarquant' },
      'Lieutenant Solenn KERAMPRAT',
      [heads, ['13/06/27', 'NOMAD 3123', 'Paris Saint-Lazare', '1840', 'Le Havre', '2102', 'HQ8ZTB']],
    ),
    [
      'Train | NOMAD 3123 | Paris Saint-Lazare > Le Havre | 2027-06-13T18:40 – 2027-06-13T21:02 | HQ8ZTB | Solenn KERAMPRAT',
      'Flight | LH 1422 | Francfort FRA > Bucarest OTP | 2027-06-14T21:00 – 2027-06-15T00:20 | SX4GQN | Ionuț Cătălin DRĂGOI + Vasile MUREȘANU',
    ],
  );
});

test('whoever plays travels, and a concert of somebody else is one to go to', async () => {
  assert.deepEqual(
    await told(
      'Fiche établie le 10 mai 2027 – bureau d’accueil : Capucine',
      [
        ['Artiste', 'Siham Benkirane-Lobo (« SILO »)'],
        ['Tourneur', 'Rive Droite Productions'],
      ],
      [
        ['Jour', 'Heure', 'Quoi', 'Réf.'],
        ['Vendredi 18 juin', '8h04', 'TGV INOUI 8471 Paris Montparnasse → Agen, arrivée 11h22', 'TBX4QM'],
        ['Samedi 19 juin', '15h', 'Concert de Noé Larrazabal, Chapelle des Capucins : invitation à ton nom', 'INV-118'],
      ],
    ),
    [
      'Train | TGV INOUI 8471 | Paris Montparnasse > Agen | 2027-06-18T08:04 – 2027-06-18T11:22 | TBX4QM | Siham Benkirane-Lobo',
      'Event | Concert de Noé Larrazabal, Chapelle des Capucins | 2027-06-19T15:00 | INV-118 | Siham Benkirane-Lobo',
    ],
  );
});

test('an evening is told between commas, where it is in a house of shows and its tickets have a number', async () => {
  assert.deepEqual(
    await told(
      'Confirmation of 10 May 2027 – Traveller: Ms Harriet Bell',
      'Friday 18 June 2027, 7.30 p.m.\tAtlantic Food Awards Ceremony, Black Box Theatre, Galway; your passes are BB-301 (all three)',
      'Desert Nights Concert – Saturday 19 June 2027, 8:30 PM, Ocotillo Amphitheater, ticket DNC-1140. Bring a layer.',
    ),
    [
      'Event | Atlantic Food Awards Ceremony, Black Box Theatre | 2027-06-18T19:30 | BB-301 | Harriet Bell',
      'Event | Desert Nights Concert, Ocotillo Amphitheater | 2027-06-19T20:30 | DNC-1140 | Harriet Bell',
    ],
  );
});

test('"après" and "avant" say which hour of a room it is, below heads that are of trains', async () => {
  const house = 'Hôtel Les Douves, 12 rue des Faussets, 33000 Bordeaux';
  assert.deepEqual(
    await told('Bon de commande du 10/05/2027', [
      ['Invité(e)', 'Date', 'Prestation', 'Départ / début', 'Arrivée / fin', 'N° dossier'],
      [
        'VANDERHAEGHE Lieve',
        '09/12/2027',
        'TGV INOUI 5220',
        'Lille Europe 11h01',
        'Bordeaux Saint-Jean 16h08',
        'KT5PHM',
      ],
      ['VANDERHAEGHE Lieve', '09 au 11/12/2027', house, 'après 15h', 'avant 11h', 'LD-5081'],
    ]),
    [
      'Train | TGV INOUI 5220 | Lille Europe > Bordeaux Saint-Jean | 2027-12-09T11:01 – 2027-12-09T16:08 | KT5PHM | Lieve VANDERHAEGHE',
      'Lodging | Hôtel Les Douves, Bordeaux | 2027-12-09T15:00 – 2027-12-11T11:00 | LD-5081 | Lieve VANDERHAEGHE',
    ],
  );
});

test('a stop on no map has its day behind it, and a small house has no number', async () => {
  assert.deepEqual(
    await told(
      'Carnet de route édité le 10 mai 2027 – Voyageur : M. Yannick Postel',
      { heading: 'Îles d’Aran' },
      [
        ['Compagnie', 'Aran Island Ferries'],
        ['Réservation', 'AIF-88023'],
        ['Aller', 'Rossaveal, vendredi 16 juillet 2027, 10h30 – Kilronan 11h15'],
        ['Retour', 'Kilronan, vendredi 16 juillet 2027, 17h00 – Rossaveal 17h45'],
      ],
      { heading: 'Hébergement' },
      [
        ['Date', 'Prestation', 'Détail', 'Référence'],
        ['17.07. – 19.07.2027', 'Hôtel', 'Hôtel Les Palétuviers, Dakar. Demi-pension', 'sans n°, confirmé par M. Sarr'],
      ],
    ),
    [
      'Boat | Rossaveal > Kilronan | 2027-07-16T10:30 – 2027-07-16T11:15 | AIF-88023 | Yannick Postel',
      'Boat | Kilronan > Rossaveal | 2027-07-16T17:00 – 2027-07-16T17:45 | AIF-88023 | Yannick Postel',
      'Lodging | Hôtel Les Palétuviers, Dakar | 2027-07-17 – 2027-07-19 | Yannick Postel',
    ],
  );
});

test('"Voiture 24 : 61 (…), 62 (…)": a seat each', async () => {
  assert.deepEqual(
    await told('Confirmation du 10 mai 2027', [
      ['Voyageurs', 'Wivine Delcominette, Ludovic Spaak'],
      ['Train', 'ICE 17, 08/11/2027, Liège-Guillemins 13h14 – Köln Hbf 14h15'],
      ['Places', 'Voiture 24 : 61 (Delcominette), 62 (Spaak)'],
      ['Dossier', '7TQK3W'],
    ]),
    [
      'Train | ICE 17 | Liège-Guillemins > Köln Hbf | 2027-11-08T13:14 – 2027-11-08T14:15 | 24/61 24/62 | 7TQK3W | Wivine Delcominette + Ludovic Spaak',
    ],
  );
});

test('a note tells a taxi behind the flight of its paragraph, covers without a table, and what of Friday is cancelled', async () => {
  assert.deepEqual(
    await told(
      'Note pour Hippolyte Dancourt – lundi 10 mai 2027',
      'Hippolyte,',
      'Oublie celui de vendredi : le vol de 7 h que j’avais pris est annulé et remboursé.',
      'Tu pars le mardi 5 octobre 2027 avec ITA Airways, vol AZ 353, de Paris Orly à 9 h 50 pour Milan Linate où tu te poses à 11 h 15. Dossier N6WJ2R. Pour aller à Orly, un taxi G7 passe te prendre à huit heures moins le quart au 44 rue de Lévis (course 7-118826).',
      'Tu dors à la Locanda del Naviglietto, Via Corsico 15, 20144 Milano, réservation LN/3390 : entrée le 5 octobre 2027, sortie le 7. Ils donnent les chambres à partir de quatorze heures et les reprennent à onze heures.',
      'Mercredi 6 octobre, j’ai réservé pour toi et les Zanetti, donc trois couverts, à l’Osteria Tre Mulini, Ripa Ticinese 88, à 20 h 30, au nom de Dancourt.',
    ),
    [
      'Taxi | 44 rue de Lévis > Orly | 2027-10-05T07:45 | 7-118826 | Hippolyte Dancourt',
      'Flight | AZ 353 | Paris Orly > Milan Linate | 2027-10-05T09:50 – 2027-10-05T11:15 | N6WJ2R | Hippolyte Dancourt',
      'Lodging | Locanda del Naviglietto, Milano | 2027-10-05T14:00 – 2027-10-07T11:00 | LN/3390 | Hippolyte Dancourt',
      'FoodEstablishment | Osteria Tre Mulini | 2027-10-06T20:30 | for 3 | Hippolyte Dancourt',
    ],
  );
});

test('the kind of a house is no name of it, a small one stands in the row of its kind before a town that no list has', async () => {
  assert.deepEqual(
    await told(
      { heading: 'DOMAINE DE KERVAZIN' },
      'Hôtel & Séminaires ★★★★ – 3 allée des Hortensias, 56340 Carnac – 02 61 91 40 27',
      'Madame Odile Marescot',
      'Objet : confirmation de votre séjour – contrat DK/27/0615',
      'Nous vous confirmons cinq chambres du mardi 15 juin au jeudi 17 juin 2027.',
    ),
    ['Lodging | DOMAINE DE KERVAZIN, Carnac | 2027-06-15 – 2027-06-17 | DK/27/0615 | Odile Marescot'],
  );
  assert.deepEqual(
    await told('Commande du 10 mai 2027 – Mme Clarisse Mottier', [
      ['Date', 'Prestation', 'Détail', 'Référence'],
      ['18.10.2027', 'Vol', 'TAP TP 947 Genève (GVA) 11:40 – Lisbonne (LIS) 13:15', 'MZQ4T8'],
      ['22.10. – 30.10.2027', 'Logement', 'Campement Les Palétuviers, Foundiougne. Demi-pension', 'CP-4471'],
    ]),
    [
      'Flight | TP 947 | Genève > Lisbonne | 2027-10-18T11:40 – 2027-10-18T13:15 | MZQ4T8 | Clarisse Mottier',
      'Lodging | Campement Les Palétuviers, Foundiougne | 2027-10-22 – 2027-10-30 | CP-4471 | Clarisse Mottier',
    ],
  );
});

test('who is named in the title of a part travels in it', async () => {
  assert.deepEqual(
    await told(
      'Relève du 18 mai 2027',
      { heading: 'EMBARQUE : Lt Solenn KERAMPRAT' },
      'TGV INOUI 6205 du 18 mai 2027, Paris Gare de Lyon 07h52 – Sète 11h41, dossier WJ6RTE.',
      { heading: 'DÉBARQUE : Cdt Loïc PRIGENT' },
      'TGV INOUI 6220 du 18 mai 2027, Sète 17h16 – Paris Gare de Lyon 21h12, dossier XK4PLM.',
    ),
    [
      'Train | TGV INOUI 6205 | Paris Gare de Lyon > Sète | 2027-05-18T07:52 – 2027-05-18T11:41 | WJ6RTE | Solenn KERAMPRAT',
      'Train | TGV INOUI 6220 | Sète > Paris Gare de Lyon | 2027-05-18T17:16 – 2027-05-18T21:12 | XK4PLM | Loïc PRIGENT',
    ],
  );
});
