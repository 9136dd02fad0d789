import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('the day on which a letter was written is of no entry of its list, whose lines are a journey each', async () => {
  for (const written of ['Genève, le 5 janvier 2027', 'Mardi 5 janvier 2027', 'Geneva, 5 January 2027', '05.01.2027'])
    assert.deepEqual(
      await readLetterOf([
        'Lacustre Voyages SA',
        'Monsieur\nBlaise Rochat',
        written,
        'Confirmation – dossier LV 27/04418',
        'Avion – KLM, référence de la compagnie 5XQ7LB',
        '12.04.2027\tKL 1928\tGenève (GVA) 06.55\tAmsterdam (AMS) 08.35',
        '12.04.2027\tKL 1155\tAmsterdam (AMS) 09.50\tGöteborg Landvetter (GOT) 11.15',
        '15.04.2027\tKL 1933\tAmsterdam (AMS) 20.55\tGenève (GVA) 22.25',
        'Hôtel',
        'Établissement :\tHotell Vallgravens Hus, Kungsgatan 88, 411 19 Göteborg, Suède',
        'Du / au :\tlundi 12.04.2027 au jeudi 15.04.2027',
        'N° de l’hôtel :\tVGH 20633',
      ]),
      [
        'Flight | KL 1928 | Genève > Amsterdam | 2027-04-12T06:55 – 2027-04-12T08:35 | 5XQ7LB | Blaise Rochat',
        'Flight | KL 1155 | Amsterdam > Göteborg Landvetter | 2027-04-12T09:50 – 2027-04-12T11:15 | 5XQ7LB | Blaise Rochat',
        'Lodging | Hotell Vallgravens Hus, Göteborg | 2027-04-12 – 2027-04-15 | VGH 20633 | Blaise Rochat',
        'Flight | KL 1933 | Amsterdam > Genève | 2027-04-15T20:55 – 2027-04-15T22:25 | 5XQ7LB | Blaise Rochat',
      ],
      written,
    );
});
