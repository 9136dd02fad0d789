import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';

const flight =
  'Booking reference: QX7LPM\nFlight BA 903, Tue 19 Oct 2027\nLondon Heathrow (LHR) 07:35\nFrankfurt (FRA) 10:05\n';

test('whom a house orders for travels, and neither who orders, buys, signs nor approves', () => {
  for (const [who, expected] of [
    [
      'Buyer: Ms Lorna Pike\nPlease supply for our engineers Aneurin Beddoe and Siân Whitcombe:',
      ['Aneurin Beddoe', 'Siân Whitcombe'],
    ],
    ['Ordered by: Lorna Pike\nTravel for our site engineer Aneurin Beddoe, as quoted:', ['Aneurin Beddoe']],
    ['Purchasing officer: Mr Owen Pike\nFor our two surveyors Ines Falk and Jon Dahl', ['Ines Falk', 'Jon Dahl']],
    [
      'Acheteuse : Mme Gwenola Salaün\nBénéficiaire de la mission : M. Ronan Kerdilès, responsable essais.',
      ['Ronan Kerdilès'],
    ],
    ['Acheteur : M. Yves Salaün\nCommande pour notre technicienne Odile Kerdilès (essais)', ['Odile Kerdilès']],
    ['Visa : Mme Gwenola Salaün\nAgent en mission : M. Ronan Kerdilès', ['Ronan Kerdilès']],
    ['Raised by: Ms Lorna Pike\nPerson on the trip: Mr Aneurin Beddoe', ['Aneurin Beddoe']],
    [
      'Comptabilité : Mme Gwenola Salaün\nPour nos collaborateurs Ronan Kerdilès et Odile Marc :',
      ['Ronan Kerdilès', 'Odile Marc'],
    ],
  ] as const)
    assert.deepEqual(namesIn(`${who}\n\n${flight}`), expected, who);
  for (const who of [
    'Buyer: Ms Lorna Pike',
    'Acheteuse : Mme Gwenola Salaün',
    'Visa : M. Yves Salaün',
    'Payer: Mr Owen Pike',
  ])
    assert.deepEqual(namesIn(`${who}\n\n${flight}`), [], who);
});

test('what a house is for is nobody', () => {
  for (const house of [
    'The Schuylkill Society for Urban History is a charity.',
    'Centre for Marine Biology',
    'Institute for Advanced Studies',
    'European Council for Nuclear Research',
  ])
    assert.deepEqual(namesIn(`${house}\n\n${flight}`), [], house);
});

test('all who are said to be the clients travel, though the table is held for one of them', () => {
  for (const clients of [
    'Clients : Réjean Pelletier et Micheline Gauvin, 88, rue des Pionniers, Rimouski',
    'Clients : Réjean Pelletier et Micheline Gauvin',
  ])
    assert.deepEqual(
      namesIn(`${clients}\n\n${flight}\nTable de 2, réservée au nom de Micheline Gauvin.`),
      ['Réjean Pelletier', 'Micheline Gauvin'],
      clients,
    );
});

test('a title says for whom the journey is, with the name of the family once', () => {
  for (const [title, expected] of [
    ['Itinerary for Fionnuala and Cormac Devane', ['Fionnuala Devane', 'Cormac Devane']],
    ['Travel plan for Hugh and Verity Marchbanks', ['Hugh Marchbanks', 'Verity Marchbanks']],
    ['Carnet de voyage pour Solveig et Étienne Pagnier', ['Solveig Pagnier', 'Étienne Pagnier']],
    ['Itinerary for London and New York', []],
    ['Travel plan for Scotland and Northern Ireland', []],
    ['Programme for Research and Audit Committee', []],
  ] as const)
    assert.deepEqual(namesIn(`${title}\n\n${flight}\nDinner, 2 people`), expected, title);
  assert.deepEqual(namesIn(`Itinerary for Fionnuala and Cormac Devane\n\n${flight}`), []);
});

test('a professor over the address of a letter is whom it is for', () => {
  for (const title of ['Professor', 'Prof.', 'Rev.', 'Sir'])
    assert.deepEqual(
      namesIn(
        `${title} Desmond Okafor-Hale\n61 Fairmount Terrace\nJamaica Plain, MA 02130\n\nYour ticket is enclosed.\n\n${flight}`,
      ),
      ['Desmond Okafor-Hale'],
      title,
    );
});

test('all of whom a line is for travel, and a line for towns is for nobody', () => {
  for (const [line, expected] of [
    ['For Morvenna Baird and Ewan Laidlaw', ['Morvenna Baird', 'Ewan Laidlaw']],
    ['Pour Solveig Kerdilès, Ronan Kerdilès et Anne Marc', ['Solveig Kerdilès', 'Ronan Kerdilès', 'Anne Marc']],
    ['For Florence and New York', []],
  ] as const)
    assert.deepEqual(namesIn(`Trip sheet: winter weekend\n\n${line}\n\n${flight}`), expected, line);
});
