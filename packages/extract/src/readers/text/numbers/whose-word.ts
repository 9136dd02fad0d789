import { inLines } from '../../../text/in-lines.ts';

/** In the words before a number: of the house, the carrier or the hirer, whose desk finds the booking by it. */
export const suppliers = inLines()`
  \b(?:
    loueurs?|hirers?|suppliers?|fournisseur|prestataire|their|leurs?|compagnies?(?: aerienne)?|airlines?|carriers?|transporteur
    |pnr|record locator|hotel(?:ier)?s?|house|property|etablissement|rental (?:company|confirmation|agreement)
    |(?:auto)?vermieters?|anbieters?|fluggesellschaft|reederei|noleggiatore|autonoleggio|compagnia|arrendadora?|rentadora
    |aerolinea|naviera|locadora|verhuurder|biludlejer(?:en)?|biluthyrare(?:n)?|wypozyczaln\w*
  )\b
`;

/** Of who sold it, or of the paper itself. */
export const sellers =
  /\b(?:our|notre|nos|agenc\w+|agence|agentur|purchase|po|commande|order|mission|trip|itinerary|programme|broker|courtier|file|vouchers?|bons?|correspond\w+|pour nous joindre|internal|interne|devis)\b/;

const sellingRailways =
  'sncf|cff|sbb|ffs|sncb|nmbs|renfe|trenitalia|italo|obb|dsb|db|lner|gwr|amtrak|via rail|eurostar|sj|vr|ns|pkp';

/** "CFF, commande 61 204 873", "SBB order 844120963", "commande CFF 512 880 301": a railway sells its own tickets. */
export const railwaysOrder = new RegExp(
  String.raw`\b(?:${sellingRailways})\b[^.;]{0,12}\b(?:commande|order|auftrag)|\b(?:commande|order|auftrag) (?:${sellingRailways})\b`,
);
