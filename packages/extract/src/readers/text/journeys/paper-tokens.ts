import { onceFor } from '../../../once-for.ts';
import type { TextDocument } from '../../../text-document.ts';
import { factsOfPaper } from '../facts-of-paper.ts';
import { passagesOf } from '../passages/passages.ts';
import { withoutMetFlights } from './met-flights.ts';
import { tokensOf } from './tokens.ts';

/** The passages of a paper, those about a flight that a driver meets as no more of it. */
export const passagesOfWays = onceFor((document: TextDocument) =>
  withoutMetFlights(passagesOf(document), document.origin.subject ?? ''),
);

/** What all of a paper says that journeys are made of, by the lines of `passagesOfWays`. */
export const tokensOfPaper = onceFor((document: TextDocument) =>
  tokensOf(passagesOfWays(document), factsOfPaper(document)),
);
