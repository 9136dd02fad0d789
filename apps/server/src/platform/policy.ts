/**
 * Who may do what: the one place that decides. Pure, so that the table of deeds and people can be read as a whole; a
 * feature's `access.ts` finds out who somebody is to a record, and asks here.
 */

/**
 * What somebody is to a trip. An owner made it and need not travel; a primary traveller is the one it is for; a fellow
 * was added. An agent looks after one of its travellers. A stranger is everybody else, and hears that there is no such trip.
 */
export type TripRelation = 'owner' | 'primary' | 'fellow' | 'agent' | 'stranger';

const runsIt = ['owner', 'primary'] as const;
const takesPart = ['owner', 'primary', 'fellow'] as const;

const tripDeeds = {
  'see-trip': takesPart,
  'edit-trip': runsIt,
  'delete-trip': runsIt,
  /** Asked of the target and of every trip that goes into it. */
  'merge-trip': runsIt,
  'manage-travelers': runsIt,
  /** Shows it to whoever holds a link. */
  'share-trip': runsIt,
  'clone-trip': takesPart,
  'rate-trip': takesPart,
  'add-segment': takesPart,
  'edit-own-segment': takesPart,
  'edit-any-segment': runsIt,
  'add-attachment': takesPart,
  'change-own-attachment': takesPart,
  'change-any-attachment': runsIt,
} as const satisfies Record<string, readonly TripRelation[]>;

export type TripDeed = keyof typeof tripDeeds;

export function mayWithTrip(who: TripRelation, deed: TripDeed): boolean {
  return (tripDeeds[deed] as readonly TripRelation[]).includes(who);
}

/** A personal event is its owner's alone: for fellow travellers, organiser, agent and company it does not exist. */
export function maySeeSegment(accountId: string, segment: { personalTo: string | null }): boolean {
  return segment.personalTo === null || segment.personalTo === accountId;
}

export function mayEditSegment(
  who: TripRelation,
  accountId: string,
  segment: { personalTo: string | null; addedBy: string },
): boolean {
  if (!maySeeSegment(accountId, segment)) return false;
  return mayWithTrip(who, segment.addedBy === accountId ? 'edit-own-segment' : 'edit-any-segment');
}

/** A company's safety contact may look at what its travellers reported, and at nothing of another company's. */
export function mayHandleIncident(
  contact: { safetyContactOf: string | null },
  incident: { companyId: string },
): boolean {
  return contact.safetyContactOf === incident.companyId;
}

/** The company may see where its people are only while an incident is open. */
export function maySeeWhereabouts(incident: { closedAt: string | null }): boolean {
  return incident.closedAt === null;
}

/** An advisor looks after those whom they manage, or, where their agency shares its customers, after all of them. */
export function mayLookAfter(
  chair: { agentId: string; agency: { id: string }; sees: 'own' | 'all' },
  customer: { agency_id: string; agent_id: string },
): boolean {
  if (customer.agency_id !== chair.agency.id) return false;
  return chair.sees === 'all' || customer.agent_id === chair.agentId;
}

/** Until the person has agreed, an agency sees of them what it made for them itself, and nothing else. */
export function maySeeTripsOf(customer: { accepted_at: string | null }): boolean {
  return customer.accepted_at !== null;
}

/** That a document ends too soon for a trip, where the person has said so; never anything of the document itself. */
export function mayKnowOfDocumentNeeds(customer: {
  accepted_at: string | null;
  document_needs_allowed: boolean;
}): boolean {
  return maySeeTripsOf(customer) && customer.document_needs_allowed;
}

/**
 * What somebody may do with a hotel booking. `own`: whose booking it is; `runs-trip`: the owner or primary traveller of the
 * trip that it is in; `advisor`: looks after one of its travellers. A fellow traveller sees the segment and not the booking.
 */
const hotelBookingDeeds = {
  'see-booking': ['own', 'runs-trip', 'advisor'],
  'cancel-booking': ['own', 'runs-trip', 'advisor'],
  /** The number of the card that pays for it. */
  'open-card': ['own', 'advisor'],
} as const satisfies Record<string, readonly HotelBookingStanding[]>;

export type HotelBookingStanding = 'own' | 'runs-trip' | 'advisor' | 'stranger';
export type HotelBookingDeed = keyof typeof hotelBookingDeeds;

export function mayWithHotelBooking(who: HotelBookingStanding, deed: HotelBookingDeed): boolean {
  return (hotelBookingDeeds[deed] as readonly HotelBookingStanding[]).includes(who);
}

/** What is paid from the agency's account is booked by its advisors; a traveller brings their own card. */
export function mayPayForHotelBy(roles: readonly string[], kind: string): boolean {
  return kind !== 'agency-account' || roles.includes('agent');
}

/** What an advisor may do with a trip in which one of their customers has a part; `runs`: who owns it or is its primary traveller. */
const deskDeeds = {
  'see-trip': ['runs', 'fellow'],
  'clone-trip': ['runs', 'fellow'],
  'import-into': ['runs', 'fellow'],
  'book-into': ['runs', 'fellow'],
  /** Draft changes and publish them. */
  'draft-trip': ['runs'],
  /** Shows it, with the agency's face, to whoever holds a link. */
  'share-trip': ['runs'],
} as const satisfies Record<string, readonly DeskStanding[]>;

/** How the best placed customer of an advisor stands to a trip. */
export type DeskStanding = 'runs' | 'fellow';
export type DeskDeed = keyof typeof deskDeeds;

export function mayAtDesk(standing: DeskStanding, deed: DeskDeed): boolean {
  return (deskDeeds[deed] as readonly DeskStanding[]).includes(standing);
}
