import { anyDay, findDates } from '../../../../text/dates.ts';
import { plain } from '../../../../text/plain.ts';
import { ofOther } from '../../../text/hires/two-ends.ts';
import type { Label } from '../../../text/labels/labels.ts';
import { withoutFormer } from '../../../text/passages/former.ts';
import type { Passage } from '../../../text/passages/passages.ts';
import { sentencesOf } from '../../../text/passages/sentences.ts';
import { linesOfRides } from '../ride-lines.ts';

/**
 * The sentences, lines and cells of a paper that may tell its one booking: without those that say until when it may be given back,
 * how it is paid, what was before, when somebody calls, or who has written.
 */
export function piecesOf(passages: readonly Passage[], sender: string | null): Passage[] {
  const kept = passages.filter(({ former, label }) => !former && !(label !== null && ofElse.has(label)));
  const told = unwrapped(linesOfRides(kept));
  const pieces = told.flatMap((p) => (p.inTable ? [p] : sentencesOf(p))).map(withoutAsides);
  const own = pieces.filter(({ shape }) => !isAside(shape));
  return withoutSender(own, sender);
}

const ofElse: ReadonlySet<Label> = new Set([...ofOther, 'phone', 'reference', 'person', 'vehicle', 'bookedBy']);

/** A mail of fixed width breaks its lines where the next word does not fit: "… at Ireland West" over "Airport Knock from …". */
function unwrapped(passages: readonly Passage[]): Passage[] {
  const width = Math.max(0, ...passages.filter(({ inTable }) => !inTable).map(({ text }) => text.length));
  if (width > 84) return [...passages];
  const lines: Passage[] = [];
  for (const p of passages) {
    const above = lines.at(-1);
    const last = above?.text.split('\n').at(-1)?.length ?? 0;
    const [word = ''] = p.text.split(' ');
    const isNext =
      above?.block === p.block && !above.inTable && !p.inTable && p.at === above.at + above.text.length + 1;
    const isCut = isNext && p.label === null && last > 45 && last + word.length >= width && !/[:!?]$/.test(above.text);
    if (!isCut) lines.push(p);
    else lines[lines.length - 1] = { ...above, text: `${above.text}\n${p.text}`, shape: `${above.shape}\n${p.shape}` };
  }
  return lines.map((p) => ({ ...p, text: p.text.replaceAll('\n', ' '), shape: p.shape.replaceAll('\n', ' ') }));
}

/** "Frankfurt Airport (BA 910, landing 17:45)": of the flight, and of no ride; of the same length. */
function withoutAsides(p: Passage): Passage {
  let text = withoutFormer(p.text);
  for (const { index, 0: aside } of p.shape.matchAll(/\([^()]{3,80}\)/g))
    if (/\d/.test(aside)) text = text.slice(0, index) + ' '.repeat(aside.length) + text.slice(index + aside.length);
  return text === p.text ? p : { ...p, text, shape: plain(text).length === text.length ? plain(text) : p.shape };
}

const isAside = (shape: string): boolean =>
  /^(?:if|si|en cas|in case|falls|wenn|should|unless|sauf|wait|text|call|ring|appelez)\b/.test(shape) ||
  aside.test(shape);

const aside = new RegExp(
  [
    String.raw`\b(?:cancel\w*|annul\w*|storn\w*|refund\w*|rembours\w*|no-?shows?|non-presentation|expires?|valid until|valable jusqu\w*)\b`,
    String.raw`\b(?:pay|payable|payment|balance|solde|acompte|invoiced?|factur\w+|prelev\w+|charged?|debit\w*|credit card)\b`,
    String.raw`\b(?:open(?:ing)? (?:hours|daily|from|until|every)|is open|are open|ouvert\w*|horaires? d'ouverture|closes?|ferme|fermeture)\b`,
    String.raw`\b(?:previously|auparavant|formerly|initially|originally|initialement|instead of|au lieu d[eu]|was (?:due|planned|booked|to be|at|on)|etait (?:prevue?|a|le)|no longer)\b`,
    String.raw`\b(?:whatsapp|sms|will (?:text|call|ring|phone)|(?:vous |te )?(?:appeller\w+|enverr\w+|telephoner\w+))\b`,
    String.raw`\b(?:flights?|vols?|flug|landing|lands|landed|atterri\w+|boarding|takes? off|decoll\w+)\b`,
    String.raw`\b(?:offers?|offre|promo\w*|parrain\w*|discount|% off|newsletter|\u00a9)`,
    String.raw`\b(?:sent|received|issued|printed|created|booked|made|written) on\b|\b(?:envoyee?|recue?|emise?|editee?|imprimee?|ecrite?) le\b`,
  ].join('|'),
);

/** Whoever has written stands above or below with an address and a telephone, in a paragraph that says no day. */
function withoutSender(pieces: readonly Passage[], sender: string | null): Passage[] {
  const name = plain(sender ?? '');
  const blocks = [
    ...Map.groupBy(pieces, ({ block, inTable, row }) => (inTable ? `${block} ${row}` : `${block}`)).values(),
  ];
  const lastDay = blocks.findLastIndex(saysDay);
  return blocks.flatMap((own, i) => {
    if (saysDay(own)) return own;
    const isSigned = own.some(({ text, shape }) => (name.length > 3 && shape.includes(name)) || ofFirm.test(text));
    const isBehind =
      i > lastDay && blocks.slice(lastDay + 1, i + 1).some((one) => one.some(({ shape }) => closes.test(shape)));
    return isSigned || isBehind ? [] : own;
  });
}

const saysDay = (own: readonly Passage[]): boolean =>
  own.some(({ text }) => findDates(text, anyDay).some(({ weak }) => !weak));

const ofFirm =
  /(?:\+|\b0)\d[\d ().-]{7,}\d|@|www\.|\b(?:SAS|SARL|S[àa]rl|Ltd|LLC|GmbH & Co|Inc|PLC|R\.?C\.?S|SIREN|SIRET|TVA|VAT)\b/u;
const closes =
  /^(?:(?:with |many |mit )?(?:best|kind|warm|kindest|warmest|freundlichen?) ?(?:regards|wishes|grussen)|(?:best|kind|warm)? ?regards|cheers|sincerely|yours|thanks|thank you|(?:bien )?cordialement|bien a vous|(?:sinceres |meilleures )?salutations|a bientot|bonne route|bon voyage|bon vol|safe travels|see you|have a (?:nice|good|great|safe)|enjoy|avec nos)\b/;
