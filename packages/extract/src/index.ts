export type * from './booking.ts';
export { ranks } from './booking.ts';
export type { Reading, TreeSummary } from './extract.ts';
export { extract } from './extract.ts';
export { inKdeForm } from './kde-form.ts';
export { mergeTwo } from './merge.ts';
export { isSameBooking } from './same.ts';
export { toSchemaOrg } from './schema-org.ts';
export type { Origin, PlainDay, Source, SourceFacts } from './source.ts';
