/**
 * Who provides a service, where an order says that and its number first below the title of each: "Hostal Sa Murada, n° 18842 –
 * 402,00 €", "Hertz, ref. H7731204", "Baleària – réservation BAL-6620417".
 */
export function supplierNamed(text: string): string | null {
  const [, name, code = ''] = (text.length < 140 ? line.exec(text) : null) ?? [];
  return name && /\d/.test(code) ? name.trim() : null;
}

const line =
  /^(\p{Lu}[^,;:\d–—]{2,50}?) ?(?:,|–|—|-(?= )) ?(?:n°|no\.?|nr\.?|#|(?:r[ée]f(?:[ée]rence)?|conf(?:irmation)?|r[ée]s(?:ervation|\.)|booking|dossier|code|pnr|buchung|prenotazione|reserva)\.?(?: (?:n°|no\.?|nr\.?|number))?) ?:? ?([A-Z0-9]+(?:[ ./-][A-Z0-9]*\d[A-Z0-9]*)*)(?= ?[–—,;(]| - |$)/iu;
