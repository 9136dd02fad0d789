/** What papers call a house, a room, a night and a stay, whatever their language. For patterns over text made plain. */
export const houses =
  'hotels?|hotell|hotelli|hostels?|hostals?|motels?|aparthotels?|auberge|gasthof|gasthaus|gastehaus|guest ?house|b&b|bed and breakfast|inn|lodges?|resort|pension|pensione|pensao|pousada|posada|parador|riad|relais|ryokan|agriturismo|albergo|manor|pensjonat|penzion|panzio';
/** What is let whole. */
export const flats =
  'apartments?|appartements?|studios?|suites?|lofts?|cottages?|chalets?|villas?|gites?|residence|ferienwohnung(?:en)?';
export const rooms =
  'rooms?|chambres?|(?:doppel|einzel)?zimmer|camer[ae]|habitacion(?:es)?|kamers?|quartos?|rum|rom|pokoj[eu]?';
export const nights = String.raw`nights?|nuits?|nuitees?|nachte?|nachten|ubernachtung\w*|notti|notte|noches?|noites?|natter|netter|noci|nocleg(?:i|ow)?`;
export const stays =
  'stays?|staying|sejours?|soggiorno|estancia|accommodations?|lodging|logements?|hebergements?|unterkunft|alojamiento|alojamento|struttura|ubytovani|verblijf|pobytu?';

/** A house, a room, nights or a stay. */
export const speaksOfRooms = new RegExp(
  String.raw`\b(?:${houses}|${flats}|${rooms}|${nights}|${stays}|check(?:ing)?[- ]?in)\b`,
);
