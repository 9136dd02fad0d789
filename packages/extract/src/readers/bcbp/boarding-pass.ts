/** What an IATA boarding pass barcode says (resolution 792), unpadded. */
export type BoardingPass = {
  familyName: string;
  givenName: string;
  issued?: { yearDigit: number; dayOfYear: number };
  legs: BoardingPassLeg[];
};

export type BoardingPassLeg = {
  reference: string;
  from: string;
  to: string;
  airline: string;
  flightNumber: string;
  dayOfYear: number;
  cabin: string;
  seat: string;
  sequence: string;
  /** Three digits of the airline and ten of the ticket; both empty where the pass has none. */
  ticketNumber: string;
  frequentFlyer?: { airline: string; number: string };
};

/**
 * Reads the string in a boarding pass's barcode. Null where it is not one: the fields of the first flight up to its
 * day must all be well formed, and what follows them may be missing, as minimal passes have it.
 */
export function readBoardingPass(message: string): BoardingPass | null {
  const text = message.replace(/[\r\n]+$/, '');
  if (!/^M[1-4]/.test(text) || text.length < 47) return null;
  const [familyName = '', givenName = ''] = text.slice(2, 22).trim().split('/');
  if (!/^[A-Z][A-Z' -]*$/i.test(familyName)) return null;
  const pass: BoardingPass = { familyName: familyName.trim(), givenName: withoutTitle(givenName.trim()), legs: [] };
  const legs = Number(text[1]);
  let at = 23;
  for (let index = 0; index < legs; index++) {
    const leg = readLeg(text, at);
    if (!leg) return index === 0 ? null : pass;
    pass.legs.push(leg);
    const size = Number.parseInt(text.slice(at + 35, at + 37), 16);
    if (Number.isNaN(size)) return pass;
    readConditional(pass, leg, text.slice(at + 37, at + 37 + size), index === 0);
    at += 37 + size;
  }
  return pass;
}

function readLeg(text: string, at: number): BoardingPassLeg | null {
  const cut = (from: number, to: number) => text.slice(at + from, at + to).trim();
  const leg: BoardingPassLeg = {
    reference: cut(0, 7),
    from: cut(7, 10),
    to: cut(10, 13),
    airline: cut(13, 16),
    flightNumber: cut(16, 21)
      .replace(/^0+(?=\d)/, '')
      .replace(/[A-Z]$/, ''),
    dayOfYear: Number(cut(21, 24)),
    cabin: cut(24, 25),
    seat: tidySeat(cut(25, 29)),
    sequence: cut(29, 34).replace(/^0+(?=\d)/, ''),
    ticketNumber: '',
  };
  const isWell =
    /^[A-Z]{3}$/.test(leg.from) &&
    /^[A-Z]{3}$/.test(leg.to) &&
    /^[A-Z0-9]{2,3}$/.test(leg.airline) &&
    /^\d{1,4}$/.test(leg.flightNumber) &&
    /^[A-Z0-9]*$/.test(leg.reference) &&
    leg.dayOfYear >= 1 &&
    leg.dayOfYear <= 366;
  return isWell ? leg : null;
}

/** "012C" is 12C; "INF", "GATE" and "0000" are no seats. */
function tidySeat(seat: string): string {
  return /^0*\d{1,3}[A-Z]$/.test(seat) ? seat.replace(/^0+/, '') : '';
}

function readConditional(pass: BoardingPass, leg: BoardingPassLeg, text: string, isFirst: boolean): void {
  let at = 0;
  if (isFirst) {
    if (text[0] !== '>') return;
    const size = Number.parseInt(text.slice(2, 4), 16);
    if (Number.isNaN(size)) return;
    const unique = text.slice(4, 4 + size);
    const issued = /^..(.)(\d)(\d{3})/.exec(unique.slice(0, 7).padEnd(7));
    if (issued && Number(issued[3]) >= 1 && Number(issued[3]) <= 366)
      pass.issued = { yearDigit: Number(issued[2]), dayOfYear: Number(issued[3]) };
    at = 4 + size;
  }
  const size = Number.parseInt(text.slice(at, at + 2), 16);
  if (Number.isNaN(size)) return;
  const repeated = text.slice(at + 2, at + 2 + size);
  const airlineNumber = repeated.slice(0, 3);
  const document = repeated.slice(3, 13).trim();
  if (/^\d{3}$/.test(airlineNumber) && /^\d{10}$/.test(document) && Number(document) > 0)
    leg.ticketNumber = `${airlineNumber} ${document}`;
  const airline = repeated.slice(18, 21).trim();
  const number = repeated.slice(21, 37).trim();
  if (/^[A-Z0-9]{2,3}$/.test(airline) && /^[A-Z0-9]{5,16}$/.test(number)) leg.frequentFlyer = { airline, number };
}

/** "JOHNMR", "JOHN MR" and "LEA MME" are John and Lea; abroad the title stands apart, or nobody could tell it from the name. */
export function withoutTitle(name: string): string {
  return (
    name
      .replace(/^(?:MR|MRS|MS|MISS|DR) (?=\S)/i, '')
      .replace(/ (?:MME|MLLE|M|HERR|FRAU|SR|SRA|SIG|SIGRA|DHR|MEVR|HR|FRU)$/i, '')
      .replace(/ ?(?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF)$/, '')
      // a name in small letters ends like many others: there the title stands apart
      .replace(/ (?:mr|mrs|ms|miss|mstr|dr)$/i, '') || name
  );
}
