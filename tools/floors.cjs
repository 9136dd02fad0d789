// Which feature lives on which floor. A feature may use the floors below its own, through their `index.ts`; upwards and
// sideways it tells an event. See docs/architecture.md.
module.exports = {
  accounts: 1,
  places: 1,
  reading: 1,
  auth: 2,
  trips: 2,
  audit: 2,
  documents: 2,
  messages: 2,
  hotels: 3,
  imports: 3,
  calendars: 3,
  safety: 3,
  reviews: 3,
  sharing: 3,
  agency: 4,
  desk: 4,
  privacy: 5,
};
