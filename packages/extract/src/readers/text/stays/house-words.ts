import { inLines } from '../../../text/in-lines.ts';

/** Words that a house has in its name. */
export const houseWord =
  /\b(?:hotel|hotell|hotelli|hostel|hostal|inn|suites?|pension|auberge|lodge|resort|apartments?|loft|b&b|residence|house|palace|gasthof|rooms|motel|albergo|pousada|parador|posada|guesthouse|chateau|riad)\b/;

/** The same in a line that is its name, and no sentence about a booking there. */
export const ownHouse = inLines()`
  ^(?!.*\b(?:your|votre|ihr|reserv\w*|confirm\w*|booking|sejour|stay|merci|thank)\b).*\b(?:
    hotel|auberge|inn|lodge|maison|residence|relais|guest ?house|b&b|hostel|pension|chateau|gasthof|gasthaus|gastehaus
    |ferienwohnung|cottage|ferme|grange|moulin|domaine|chalet|bastide|manoir|mas|gites?|chambres? d'hotes?|villa|agriturismo
    |albergo
  )\b
`;
