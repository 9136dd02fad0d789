import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const both = (to: string) => [
  `Train | TGV INOUI 5350 | Rennes > ${to} | 2027-10-12T07:05 – 2027-10-12T11:30 | RT7QKM | Yolande Diaye`,
  `Train | TGV INOUI 5371 | ${to} > Rennes | 2027-10-14T16:04 – 2027-10-14T20:25 | RT7QKM | Yolande Diaye`,
];

test('out and back in one line share the way that is said once, turned round for the second', async () => {
  const table = (what: string, ways: string) => [
    ['Prestation', 'Détail', 'Réf.'],
    [what, ways, 'RT7QKM'],
  ];
  for (const ways of [
    'aller 12/10/2027 TGV INOUI 5350 dép. 07h05 arr. 11h30 ; retour 14/10/2027 TGV INOUI 5371 dép. 16h04 arr. 20h25',
    'Aller 12/10/2027 TGV INOUI 5350 07h05 – 11h30\nRetour 14/10/2027 TGV INOUI 5371 16h04 – 20h25',
  ])
    assert.deepEqual(
      await readLetterOf(['Voyageuse : Mme Yolande Diaye', table('Train A/R Rennes – Lyon', ways)]),
      both('Lyon'),
    );
  for (const what of ['Train A/R', 'Billet aller-retour'])
    assert.deepEqual(
      await readLetterOf([
        'Voyageuse : Mme Yolande Diaye',
        `${what} Rennes – Lyon Part-Dieu, dossier RT7QKM : aller mardi 12 octobre 2027, TGV INOUI 5350, 07h05 – 11h30 ; retour jeudi 14 octobre, TGV INOUI 5371, 16h04 – 20h25.`,
      ]),
      both('Lyon Part-Dieu'),
    );
});

test('both ends may have their codes', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Confirmation for Mr Paul Arnoux',
      'Return flight London Heathrow (LHR) – Nice (NCE), British Airways, ref. QX8L2M: out Tuesday 12 October 2027, BA 342, 07:05 – 10:10; back Thursday 14 October, BA 347, 16:04 – 17:10.',
    ]),
    [
      'Flight | BA 342 | London Heathrow > Nice | 2027-10-12T07:05 – 2027-10-12T10:10 | QX8L2M | Paul Arnoux',
      'Flight | BA 347 | Nice > London Heathrow | 2027-10-14T16:04 – 2027-10-14T17:10 | QX8L2M | Paul Arnoux',
    ],
  );
});

test('a coach of one letter stands before its seat', async () => {
  const train =
    'Mardi 12 octobre 2027 : TGV INOUI 5350 Rennes 07h05 – Lyon Part-Dieu 11h30, v. 6 pl. 31, dossier RT7QKM';
  assert.deepEqual(await readLetterOf(['Voyageuse : Mme Yolande Diaye', train]), [
    'Train | TGV INOUI 5350 | Rennes > Lyon Part-Dieu | 2027-10-12T07:05 – 2027-10-12T11:30 | 6/31 | RT7QKM | Yolande Diaye',
  ]);
});
