import type { Fact } from './facts.ts';
import type { Manner } from './manner.ts';
import type { Entry } from './offices.ts';

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
};

/** A day after another was said: "the same day", "that evening", "the next morning", "on the Friday". */
class Days {
  readonly #manner: Manner;
  #last = '';

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  /** After a stay, which has two days, nothing is told by how far it is from one of them. */
  forget(): void {
    this.#last = '';
  }

  of(day: string, minute?: number): string {
    const { language, day: printed } = this.#manner;
    const fr = language === 'fr';
    const apart = this.#last === '' ? -1 : Math.round((Date.parse(day) - Date.parse(this.#last)) / 86_400_000);
    this.#last = day;
    if (apart < 0 || apart > 6) return fr ? `le ${printed(day)}` : `on ${printed(day)}`;
    const isLate = minute !== undefined && minute >= 18 * 60;
    const isEarly = minute !== undefined && minute < 12 * 60;
    if (apart === 0) return isLate ? (fr ? 'le soir même' : 'that evening') : fr ? 'le même jour' : 'the same day';
    if (apart === 1) {
      if (isEarly) return fr ? 'le lendemain matin' : 'the next morning';
      return fr ? 'le lendemain' : 'the next day';
    }
    const weekday = weekdays[language][new Date(day).getUTCDay()];
    return fr ? `le ${weekday}` : `on the ${weekday}`;
  }
}

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** The sentences of a letter about each booking, its number in the first of them or in the last. */
export function sentencesOf(groups: readonly (readonly Entry[])[], m: Manner, numberFirst: boolean): string[][] {
  const days = new Days(m);
  return groups.map((group) => {
    const first = group[0] as Entry;
    const told = group.flatMap((entry, at) => tellingOf(entry.fact, m, days, at > 0));
    if (first.fact.kind === 'stay' || first.fact.kind === 'hire' || group.length > 1) days.forget();
    const number = numberTold(first, m, group.length > 1);
    return numberFirst ? [number, ...told] : [...told, number];
  });
}

function numberTold({ fact, reference }: Entry, { language }: Manner, areSeveral: boolean): string {
  const things = {
    flight: ['Your flight is', 'Your flights are', 'Votre vol est réservé', 'Vos vols sont réservés'],
    train: ['Your train is', 'Your trains are', 'Votre train est réservé', 'Vos trains sont réservés'],
    coach: ['Your coach is', 'Your coaches are', 'Votre car est réservé', 'Vos cars sont réservés'],
    ferry: ['Your crossing is', 'Your crossings are', 'Votre traversée est réservée', 'Vos traversées sont réservées'],
    stay: ['Your room is', '', 'Votre chambre est réservée', ''],
    hire: ['Your car is', '', 'Votre voiture est réservée', ''],
    ride: ['Your transfer is', '', 'Votre transfert est réservé', ''],
    table: ['Your table is', '', 'Votre table est réservée', ''],
  }[fact.kind];
  return language === 'fr'
    ? `${things[areSeveral ? 3 : 2]} sous la référence ${reference}.`
    : `${things[areSeveral ? 1 : 0]} booked under reference ${reference}.`;
}

function tellingOf(fact: Fact, m: Manner, days: Days, isBack: boolean): string[] {
  const fr = m.language === 'fr';
  switch (fact.kind) {
    case 'stay': {
      const [from, to] = [days.of(fact.from), days.of(fact.to)];
      const opens =
        fact.opens === undefined ? '' : fr ? ` à partir de ${m.hour(fact.opens)}` : ` from ${m.hour(fact.opens)}`;
      const closes =
        fact.closes === undefined ? '' : fr ? ` avant ${m.hour(fact.closes)}` : ` by ${m.hour(fact.closes)}`;
      return fr
        ? [
            `Vous logez au ${fact.house}, ${fact.street}, ${fact.postcode} ${fact.city}.`,
            `Vous y arrivez ${from}${opens} et vous en repartez ${to}${closes}.`,
          ]
        : [
            `You are staying at ${fact.house}, ${fact.street}, ${fact.postcode} ${fact.city}.`,
            `You check in ${from}${opens} and check out ${to}${closes}.`,
          ];
    }
    case 'hire': {
      const [from, to] = [days.of(fact.from.day), days.of(fact.to.day)];
      return fr
        ? [
            `Une ${fact.car} de ${fact.company} vous attend à ${fact.from.place.name} ${from} à ${m.hour(fact.from.minute)}.`,
            `Vous la rendrez à ${fact.to.place.name} ${to} à ${m.hour(fact.to.minute)}.`,
          ]
        : [
            `${fact.company} has a ${fact.car} ready for you at ${fact.from.place.name} ${from} at ${m.hour(fact.from.minute)}.`,
            `Please return it at ${fact.to.place.name} ${to} at ${m.hour(fact.to.minute)}.`,
          ];
    }
    case 'ride':
      return [
        fr
          ? `${capital(days.of(fact.from.day, fact.from.minute))}, un chauffeur de ${fact.company} vous prendra à ${m.hour(fact.from.minute)} à ${fact.from.place.name} et vous conduira à ${fact.to.name}.`
          : `${capital(days.of(fact.from.day, fact.from.minute))} a driver of ${fact.company} will collect you at ${m.hour(fact.from.minute)} from ${fact.from.place.name} and take you to ${fact.to.name}.`,
      ];
    case 'table':
      return [
        fr
          ? `${capital(days.of(fact.from.day, fact.from.minute))}, une table pour ${fact.seats} personnes est réservée à ${m.hour(fact.from.minute)} au restaurant ${fact.house}, ${fact.street}, ${fact.postcode} ${fact.city}.`
          : `${capital(days.of(fact.from.day, fact.from.minute))} a table for ${fact.seats} is reserved at ${m.hour(fact.from.minute)} at ${fact.house}, ${fact.street}, ${fact.postcode} ${fact.city}.`,
      ];
    default: {
      const when = capital(days.of(fact.from.day, fact.from.minute));
      const lands = fact.from.day === fact.to.day ? '' : ` ${days.of(fact.to.day)}`;
      const service =
        fact.kind === 'flight' || fact.kind === 'train'
          ? (fr ? { flight: 'le vol ', train: 'le train ' } : { flight: 'flight ', train: 'train ' })[fact.kind]
          : '';
      const name = `${service}${m.service(fact)}`;
      const [from, to] = [m.place(fact.from.place), m.place(fact.to.place)];
      return fr
        ? [
            `${when}, vous ${isBack ? 'rentrez' : 'partez'} avec ${name}, qui quitte ${from} à ${m.hour(fact.from.minute)}.`,
            `Vous arrivez à ${to}${lands} à ${m.hour(fact.to.minute)}.`,
          ]
        : [
            `${when} you ${isBack ? 'return' : 'travel'} on ${name}, leaving ${from} at ${m.hour(fact.from.minute)}.`,
            `You arrive in ${to}${lands} at ${m.hour(fact.to.minute)}.`,
          ];
    }
  }
}
