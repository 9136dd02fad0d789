import type { Role } from './row.ts';

export const leasPhone = '+33 6 12 34 56 78';

/**
 * What stands in Léa's records, and who may ever be answered with it. Whatever call it is and whatever it answered: in a
 * reply to anybody else it is a leak.
 */
export const markers = {
  tripName: { text: 'Marker Trip Lisbon', for: ['owner', 'primary', 'fellow', 'agent'] },
  notes: { text: 'marker-of-the-notes', for: ['owner', 'primary', 'fellow', 'agent'] },
  confirmation: { text: 'MRK7Q2X', for: ['owner', 'primary', 'fellow', 'agent'] },
  fileName: { text: 'marker-of-the-file.pdf', for: ['owner', 'primary', 'fellow', 'agent'] },
  /** Of a hotel booking: who runs the trip sees it, a fellow traveller does not. */
  noteToHotel: { text: 'marker-of-the-late-arrival', for: ['owner', 'primary', 'agent'] },
  /** Nobody's but hers, not even of those who see the rest of the trip. */
  personalEvent: { text: 'Marker Dentist', for: ['owner'] },
  documentNumber: { text: 'MRKPASS31', for: ['owner'] },
  documentName: { text: 'Marker Passport', for: ['owner'] },
  importText: { text: 'marker-of-the-import', for: ['owner'] },
  /** Nothing an advisor prepares is visible before it is published: not to Léa either. */
  drafted: { text: 'marker-of-the-draft', for: ['agent'] },
  templateName: { text: 'Marker Pattern', for: ['agent', 'colleague'] },
  /** Hers: she is to find what was brought for her among her imports. */
  brought: { text: 'marker-brought.txt', for: ['owner', 'agent'] },
  calendarName: { text: 'marker-of-the-calendar', for: ['owner'] },
  phone: { text: leasPhone, for: ['owner', 'contact'] },
  incident: { text: 'marker-of-the-incident', for: ['owner', 'contact'] },
  email: { text: 'lea.owner@example.com', for: ['owner', 'primary', 'fellow', 'agent', 'contact'] },
} as const satisfies Record<string, { text: string; for: readonly Role[] }>;

export type Marker = keyof typeof markers;

/** Which of them stand in a reply to somebody who may not know them. */
export function leaksIn(reply: string, role: Role): Marker[] {
  return (Object.keys(markers) as Marker[]).filter((name) => {
    const { text, for: allowed } = markers[name];
    return !(allowed as readonly Role[]).includes(role) && reply.includes(text);
  });
}
