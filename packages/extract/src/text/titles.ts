import { inLines } from './in-lines.ts';

/** A name without "Mme", "Captain", "PhD" and the like. */
export function stripTitles(name: string): string {
  let stripped = name;
  for (let i = 0; i < 3; i++) {
    stripped = stripped
      // "1. Mr Vaughan", "A. Ms Keane": an initial has no title behind it
      .replace(/^(?:\d{1,2}\. ?|[A-Z]\. (?=(?:Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Prof|Herrn?|Frau)\.? \p{Lu}))/u, '')
      .replace(counted, '')
      .replace(titleFirst, '')
      .replace(ranks, '')
      // "Me Lucas VANDEWALLE": a lawyer or a notary
      .replace(/^Me (?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u, '')
      .replace(/\s+(?:mrs?|ms|miss|mstr|chd|inf|adt|mme|mlle|dr)\.?$/iu, '')
      // "Guillaume TESSIER DG", "Ada Okonkwo PhD": which office or degree somebody has
      .replace(
        /(?<=\p{L} \p{L}[\p{L}'’-]+),? (?:P?DG|DGA|DAF|DRH|DSI|CEO|CFO|COO|CTO|CIO|PhD|DPhil|MBA|MSc|MBE|OBE|CBE|KBE|DBE|FRS|FRCP|FRCS|MP|MEP|MSP|KC|QC|Esq\.?)$/u,
        '',
      )
      // "FERRAND Luc M."
      .replace(/(?<=^\p{Lu}[\p{Lu}'’ -]{1,40} \p{Lu}\p{Ll}[\p{L}'’-]{0,30}) M\.$/u, '');
  }
  return stripped;
}

/** "1 adult: Petra Novakova", "Adult 1 – Petra Novakova", "Chambre 2 : Mme Bensalem": how many, how old, which of several. */
export const counted = inLines('iu')`
  ^(?:
    (?:\d{1,2} ?x? )?(?:
      adult|adulte|erwachsener?|adulto|child|enfant|volwassene|kind|vuxen|voksen|dorosły|dospělý|bambino|niño|jeune|senior
    )s?(?: \d)?
    |(?:
      rooms?|chambres?|zimmer|camera|habitaci[oó]n|cabine?|kabine|passenger|passag[eè]re?|travell?er|voyageu(?:r|se)|guest
      |occupant|fahrgast|reisender?|passeggero|pasajero
    ) ?(?:n° ?|no\.? ?|#)?\d{1,2}
  ) ?[:,–—-] ?(?=\p{Lu})
`;

/** "Mme", "le docteur", "la présidente" in front of the name. */
const titleFirst = inLines('iu')`
  ^(?:
    mrs?|ms|miss|mx|dre?|pr|professor|professeur|prof|docteur|mme|mmes|mlle|mm?|monsieur|madame|mademoiselle|herrn?|frau|sig|sig\.ra
    |signora|signor|sr|sra|srta|sig\.na|sig\.a|dhr|mw|mevr|mevrouw|(?:de )?heer|pan|pani|paní|pane|hr|fru|frk|frøken|fröken|herra
    |rouva|neiti|κα|κος|κ(?=\.)|δις|κυρία|κύριος|г-н|г-жа|господин|госпожа|sir|dame|lord|lady|rev|reverend|messrs
    |(?:l[ae] )?(?:professeure?|docteure?|direct(?:rice|eur)|présidente?|maître|ambassad(?:eur|rice)|rect(?:eur|rice)|doyenne?)
  )(?:\.|(?![\p{L}]))\.?\s+
`;

/** "Cllr Ruth Adeyemi", "Bro. Piotr Zawadzki", "Captain Ines Moreau", "D. Ramón Soler": of an office, an order or a rank, where a whole name is left. */
const ranks = inLines('iu')`
  ^(?:
    (?:the )?r(?:igh)?t hon(?:ou?rable)?|honou?rable|d(?=\. )|d\.?ª|dña|doña|don|bay|bayan|sayın|hon(?=\.)|the rev(?:erend)?|cllr
    |councillor|bro(?=\.)|brother|sis(?=\.)|sister|fr(?=\.)|father|rabbi|imam|capt(?=\.)|captain|col(?=\.)|colonel|lt(?=\.)
    |lieutenant|maj(?=\.)|major|sgt|sergeant|master|mstr|gen(?=\.)|cdr|commander|adv(?=\.)|smt|shri|comrade|camarade|capitaine
    |commandante?|fr[èe]re|s(?:oe|œ)ur|ing(?=\.)
  )\.?\s+(?=\p{L}\S+ \p{L})
`;

/** Source of a pattern (flag u): how people are addressed in front of their name, "Mme", without the point of "Dr.". */
export const printedTitle =
  '(?:Mr|Mrs|Ms|Miss|Mx|M|Mme|Mlle|Monsieur|Madame|Mademoiselle|Dre?|Prof|Professor|Docteur|Herrn?|Frau|Signora?|Señora?)';

/** "Mme", "M." in a line or a cell of its own, beside or over the name; in plain letters. */
export const titleAlone =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|m|mme|mlle|monsieur|madame|mademoiselle|herrn?|frau|signora?|sig|sig\.(?:r?a|na)|senora?|sra?|dna|dhr|mw|mevr|mevrouw|hr|fru|frk|herra|rouva|pani?)\.?$/;

/** "Mme Solène Peyrache", "seat 4A: Mr FALK", "FALK/INES MS": somebody is told with a title. */
export const startsWithTitle =
  /(?:^|[\s,;&:])(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Prof|Professor|Professeur|Docteur|Monsieur|Madame|Herrn?|Frau|MR|MRS|MS|MISS|MSTR|MME|MLLE|DR|PROF|HERRN?|FRAU)\.? \p{Lu}|\/.* (?:MR|MRS|MS|MISS|MSTR|MME|MLLE|DR)\b/u;
