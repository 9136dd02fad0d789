import { inLines } from '../../../text/in-lines.ts';

/** "REINHOLT / MAGNUS MR Ticket no. 220-…", "Tomasz Wilkinson for max. 2 people": up to the next label of the line, or how many they are. */
export function beforeNextLabel(text: string): string {
  return text.replace(countBehind, '').replace(
    inLines('is')`
      \s+(?:
        agency (?:record|ref\w*|file)|dossier|r[ée]f[ée]rence|record locator|pr[ée]nom|first name|given name|booking|reservation
        |pnr|ref|ticket|billet|e-?ticket|date|status|seat|si[eè]ge|luggage|bagage|phone|e-?mail|t[ée]l|frequent|age|travel+ing
        |voyageant|(?<=, )(?:qui|who)[ ]|born|n[ée]e? le|documento?|passports?|passeport|pasaporte|id card|dni|nie
      )\b.*$
    `,
    '',
  );
}

const countBehind = inLines('iu')`
  ,? (?:for|pour|für|per|para) (?:up to |(?:max|maximum|maximal)\.? |jusqu['’]à |bis zu |fino a |hasta )?
  (?:\d{1,2}|one|two|three|four|une?|deux|trois|quatre|zwei|drei|vier) (?:
    people|persons?|guests?|adults?|travell?ers?|personnes?|adultes?|voyageurs?|personen|gäste|erwachsene|persone|ospiti|personas?
    |huéspedes
  )\b.*$
`;
