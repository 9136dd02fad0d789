/** Who provides a service, and under which number: what an order says first below the title of each. */
export type SupplierLine = { name: string; code: string; at: number };

/** "Hostal Sa Murada, n° 18842 – 402,00 €", "Hertz, ref. H7731204", "Baleària – réservation BAL-6620417". */
export function supplierLine(text: string): SupplierLine | null {
  const match = text.length < 140 ? line.exec(text) : null;
  const [, name, code] = match ?? [];
  return name && code && /\d/.test(code) ? { name: name.trim(), code, at: text.indexOf(code, name.length) } : null;
}

const line =
  /^(\p{Lu}[^,;:\d–—]{2,50}?) ?(?:,|–|—|-(?= )) ?(?:n°|no\.?|nr\.?|#|(?:r[ée]f(?:[ée]rence)?|conf(?:irmation)?|r[ée]s(?:ervation|\.)|booking|dossier|code|pnr|buchung|prenotazione|reserva)\.?(?: (?:n°|no\.?|nr\.?|number))?) ?:? ?([A-Z0-9]+(?:[ ./-][A-Z0-9]*\d[A-Z0-9]*)*)(?= ?[–—,;(]| - |$)/iu;
