import { inLines } from '../../text/in-lines.ts';

/**
 * "A driver will come to pick up your parcel", "Deliver to: Hotel Bellevue", "14.2 kg, 60 x 40 x 40 cm": goods that are fetched and brought to
 * somebody, though days, a driver and a house are named. All three must be said: a house takes parcels in, and bags have their weight.
 * @param text a whole paper made plain.
 */
export const isShipment = (text: string): boolean =>
  beginnings.some((word) => text.includes(word)) &&
  (moved.test(text) || booked.test(text)) &&
  measured.test(text) &&
  toWhom.test(text);

const beginnings =
  'parcel shipment consignment waybill pallet colis sendung paket pacco pacchi spedizione envio zending'.split(' ');
const things =
  '(?:parcels?|shipments?|consignments?|waybills?|pallets?|colis|palettes?|sendung(?:en)?|paket|pacco|pacchi|spedizione|envios?|zending(?:en)?)';
const moved = new RegExp(
  String.raw`\b(?:pick(?:ed|s)?[ -]?up|collect\w*|fetch\w*|deliver\w*|dispatch\w*|enlev\w*|enlevement|ramass\w*|livr(?:e|er|ee?s?|aison)\b|expedi\w*|abhol\w*|zustell\w*|liefer\w*|ritir\w*|consegn\w*|recog\w*|entreg\w*|ophal\w*|bezorg\w*)\b[^.\n]{0,40}\b${things}\b`,
);
const booked = new RegExp(
  String.raw`\b${things}\b[^.\n]{0,40}\b(?:(?:will be|is|has been|are|was) (?:picked up|collected|fetched|delivered|booked)|(?:sera|est|a ete) (?:enlevee?|ramassee?|livree?|collectee?)|(?:wird|wurde) [^\n]{0,30}(?:abgeholt|zugestellt|geliefert))`,
);
const measured =
  /\d(?:[.,]\d+)? ?kg\b|\d ?x ?\d+(?: ?x ?\d+)? ?cm\b|\b(?:way ?bill|consignment note|tracking (?:number|no|code)|numero de suivi|lettre de transport|sendungsnummer|frachtbrief|lettera di vettura|numero de seguimiento)\b/;
const toWhom = inLines('m')`
  ^\W*(?:
    deliver(?:y|ed)? (?:to|address)|ship(?:ped)? to|consignee|recipient|destinataire|adresse de livraison|livraison (?:a|chez)|livre a
    |empfanger|lieferadresse|zustellung an|destinatario|consegna a|entrega en|ontvanger|bezorgadres|mottaker|mottagare
  )\b
`;
