import type { Passage } from '../../text/passages/passages.ts';
import { codesIn } from '../codes.ts';
import { itemOf } from '../items.ts';

/** A ticket for any train, and so for none. One that was bought has a number: "it is an open ticket, SBB order 7741209". */
export function isOpenTicket(p: Passage): boolean {
  return openTicket.test(p.shape) && codesIn(itemOf([p])).length === 0;
}

const openTicket = /\b(?:open ticket|billet ouvert)\b/;
