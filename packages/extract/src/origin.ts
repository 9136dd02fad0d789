import { endsInCompanyForm } from './text/company-forms.ts';
/** `2027-03-28` */
export type PlainDay = string;

export type Origin = {
  /** Bare address in lower case. */
  sender?: string;
  senderName?: string;
  subject?: string;
  /** To whom it was written, where the header gives a name; of a forwarded mail, the inner header's. */
  recipientName?: string;
};

/** "agathe.tourneboeuf@…" → "Agathe Tourneboeuf": a person by her address, where a header gives no name. */
export function nameInAddress(address: string | undefined): string | undefined {
  const match = /^<?([a-z]{2,20}(?:-[a-z]{2,20})?)\.([a-z]{2,24}(?:-[a-z]{2,24})?)@/i.exec(address?.trim() ?? '');
  const capital = (word = '') => word.toLowerCase().replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
  // "castaing.jm@…": initials are no name
  const isSaid = match?.slice(1).every((part) => part.length > 2 || /[aeiouy]/i.test(part));
  return match && isSaid ? `${capital(match[1])} ${capital(match[2])}` : undefined;
}

/** "Berthold, Maud", "VAN DEN BROEK, Sanne (Lyon)": an address book has the family in front. */
export function givenFirst(name: string | undefined): string | undefined {
  const match = familyFirst.exec(name ?? '');
  return match && !endsInCompanyForm(match[2] ?? '') ? `${match[2]} ${match[1]}` : name;
}

const familyFirst = /^(\p{L}[\p{L}'’ -]{1,30}), (\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})(?: ?[([].*)?$/iu;

/** The origin of an answer: it goes to whoever wrote what it quotes, where its own header gives them no name. */
export function answering(own: Origin, quoted: Origin): Origin {
  const isOther = quoted.sender !== undefined && quoted.sender !== own.sender;
  return own.recipientName || !isOther || !quoted.senderName
    ? own
    : { ...own, recipientName: givenFirst(quoted.senderName) };
}

/** The origin of what an answer quotes: it was written to whoever answers, where its own header names nobody. */
export function answered(quoted: Origin, { sender, senderName, subject }: Origin): Origin {
  const isOther = quoted.sender !== undefined && quoted.sender !== sender;
  return { subject, ...quoted, recipientName: quoted.recipientName ?? (isOther ? givenFirst(senderName) : undefined) };
}
