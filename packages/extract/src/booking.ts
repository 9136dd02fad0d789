/**
 * What a document says was booked. Near schema.org, but flat: one field is one thing a traveller could check on the
 * paper, so that evidence, doubt and merging can speak of it by name. `schema-org.ts` writes the nested form.
 */
export type Booking =
  | FlightBooking
  | TrainBooking
  | BusBooking
  | BoatBooking
  | LodgingBooking
  | RentalCarBooking
  | TaxiBooking
  | RestaurantBooking
  | EventBooking
  | EventNotice
  | TicketBooking
  | MembershipCard;

export type BookingType = Booking['type'];

export type FlightBooking = Journey & {
  type: 'FlightReservation';
  cabin?: string;
  boarding?: PlaceTime;
  boardingGroup?: string;
  sequenceNumber?: string;
  gate?: string;
};
export type TrainBooking = Journey & { type: 'TrainReservation' };
export type BusBooking = Journey & { type: 'BusReservation' };
/** `line` is the ship's name. */
export type BoatBooking = Journey & { type: 'BoatReservation' };

/** From here to there by a thing with a number. */
type Journey = Reserved & {
  from?: Place;
  to?: Place;
  /** A day where the document gives no time. */
  departure?: PlaceTime;
  arrival?: PlaceTime;
  /** Airline, railway, bus or ferry company. */
  carrier?: Company;
  /** Of a flight: the digits without leading zeros, the airline's code being in `carrier.iata`. Of a train or bus: digits. */
  number?: string;
  /** The product or line as printed: "TGV INOUI", "ICE", a ship's name. */
  line?: string;
  departurePlatform?: string;
  arrivalPlatform?: string;
  departureTerminal?: string;
  arrivalTerminal?: string;
};

export type LodgingBooking = Reserved & {
  type: 'LodgingReservation';
  place?: Place;
  /** The start of the check-in window, never a guest's announced arrival. A day where no time is stated. */
  checkIn?: PlaceTime;
  /** The end of the check-out window. */
  checkOut?: PlaceTime;
  /** As printed, for judging between dates that disagree; not computed from them. */
  nights?: number;
};

export type RentalCarBooking = Reserved & {
  type: 'RentalCarReservation';
  carrier?: Company;
  /** Model or class of the car, as printed. */
  car?: string;
  from?: Place;
  to?: Place;
  departure?: PlaceTime;
  arrival?: PlaceTime;
};

/** A taxi, a chauffeur, a shuttle: somebody waits for the traveller. */
export type TaxiBooking = Reserved & {
  type: 'TaxiReservation';
  carrier?: Company;
  from?: Place;
  to?: Place;
  departure?: PlaceTime;
};

export type RestaurantBooking = Reserved & {
  type: 'FoodEstablishmentReservation';
  place?: Place;
  departure?: PlaceTime;
  until?: PlaceTime;
  partySize?: number;
};

export type EventBooking = Reserved & EventFacts & { type: 'EventReservation' };

/** An event in a calendar or on a page that nobody is known to have booked. */
export type EventNotice = Reserved & EventFacts & { type: 'Event' };

type EventFacts = {
  name?: string;
  place?: Place;
  departure?: PlaceTime;
  until?: PlaceTime;
  entrance?: PlaceTime;
};

/** A pass without a seat on anything in particular: a day ticket, a rail pass. */
export type TicketBooking = Reserved & {
  type: 'Ticket';
  name?: string;
  issuer?: Company;
  validFrom?: PlaceTime;
  validUntil?: PlaceTime;
};

export type MembershipCard = Reserved & {
  type: 'ProgramMembership';
  name?: string;
  membershipNumber?: string;
  issuer?: Company;
  validFrom?: PlaceTime;
  validUntil?: PlaceTime;
};

/** What every reservation may have. */
export type Reserved = {
  /** The carrier's or hotel's own number where an agency's stands beside it. */
  reference?: string;
  travelers?: Person[];
  status?: BookingStatus;
  /** The stated total of the booking, never a deposit, tax, refund or nightly rate. */
  price?: Price;
  /** In the order of `travelers` where there are several. */
  seats?: Seat[];
  ticketNumber?: string;
  /** What the barcode says, with its symbology: "aztecCode:M1…". */
  ticketToken?: string;
  programme?: { name?: string; number?: string };
  /** Where to see, change or cancel it; as printed, never fetched. */
  links?: { show?: string; change?: string; cancel?: string; checkIn?: string };
  /** Sold by: an agency or a portal, where it is not the carrier or hotel. */
  agency?: Company;
  bookedAt?: PlaceTime;
  /** Of a wallet pass: its own identity, by which a later pass replaces it. */
  pass?: { type: string; serial: string };
};

export type BookingStatus = 'confirmed' | 'cancelled' | 'pending' | 'changed';

/**
 * A wall-clock moment at a place. `local` is `2027-03-28` or `2027-03-28T01:40:00`, without zone or offset.
 * `zone` is IANA; `offset` is what the document printed (`+01:00`, `Z`) and may be all that is known.
 */
export type PlaceTime = { local: string; zone?: string; offset?: string };

export type Place = {
  name?: string;
  /** Of an airport, three capitals; only what the document or a certain lookup gives. */
  iata?: string;
  /** Of a station: `uic:8700011`, `ibnr:…`, `sncf:FRPLY`, as markup and tickets write it. */
  identifier?: string;
  street?: string;
  postcode?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  latitude?: number;
  longitude?: number;
  /** IANA. */
  zone?: string;
  phone?: string;
  email?: string;
  url?: string;
};

export type Company = { name?: string; iata?: string; identifier?: string };
export type Person = { name?: string; givenName?: string; familyName?: string };
export type Seat = { number?: string; coach?: string; row?: string; class?: string };
/** A decimal string and an ISO 4217 code. */
export type Price = { amount: string; currency: string };

/** How far to believe a source; the first is believed most. */
export const ranks = ['barcode', 'markup', 'calendar', 'table', 'text', 'model'] as const;
export type Rank = (typeof ranks)[number];

/** Where in the document a value was found. */
export type Evidence = {
  /** Path of the node in the document tree. */
  node: string;
  /** Offset of the first character in the node's text, or a JSON pointer such as `/0/reservationFor/name`. */
  at?: number | string;
  /** As printed; at most 200 characters. */
  text: string;
};

/** One booking as one reader saw it. */
export type Candidate<B extends Booking = Booking> = {
  booking: B;
  /** By the field's name. A field without evidence was inferred: from a place, or from its neighbours. */
  evidence: { [field: string]: Evidence };
  rank: Rank;
  /** 0 to 1: how sure the reader is that this was booked and that the fields belong together. */
  confidence: number;
  /** What a person should look at, by field where there is one. */
  doubts: Doubt[];
  /** What less trusted sources said otherwise, where that makes a doubt. */
  others?: Saying[];
};

/** A value that was not taken. */
export type Saying = { field: string; value: unknown; evidence?: Evidence; rank: Rank };

/** `evidence`: of what was not made out. */
export type Doubt = { code: DoubtCode; field?: string; node?: string; evidence?: Evidence };

/** Why something waits for a person. The words for them live with the product, not here. */
export type DoubtCode =
  // about one booking
  | 'no-date'
  | 'no-place'
  | 'no-number'
  | 'ends-before-start'
  | 'too-long'
  | 'too-fast'
  | 'same-place'
  | 'sources-disagree'
  | 'unsure-date'
  | 'unsure-place'
  | 'partly-cancelled'
  // about a document or a part of it
  | 'not-yet-readable'
  | 'no-code-found'
  | 'unknown-format'
  | 'encrypted'
  | 'damaged'
  | 'too-large'
  | 'pages-unread'
  | 'too-many-parts'
  | 'too-deep'
  | 'booking-not-understood'
  | 'nothing-booked';
