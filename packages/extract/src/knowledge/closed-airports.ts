/** Airports that have closed, for papers of earlier journeys: lines as in the table. */
export const closedAirportLines = [
  'TXL\tBerlin Tegel\tBerlin\t\tDE\tclosed\t52.5597\t13.2877\tEurope/Berlin\t',
  'SXF\tBerlin Schönefeld\tBerlin\t\tDE\tclosed\t52.38\t13.5225\tEurope/Berlin\t',
];
