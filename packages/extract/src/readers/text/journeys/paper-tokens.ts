import { onceFor } from '../../../once-for.ts';
import type { TextDocument } from '../../../text-document.ts';
import { factsOfPaper } from '../facts-of-paper.ts';
import { passagesOf } from '../passages/passages.ts';
import { withoutMetFlights } from './met-flights.ts';
import { tokensOf } from './tokens.ts';

/** What all of a paper says that journeys are made of, without the flights that a driver meets. */
export const tokensOfPaper = onceFor((document: TextDocument) =>
  tokensOf(withoutMetFlights(passagesOf(document), document.origin.subject ?? ''), factsOfPaper(document)),
);
