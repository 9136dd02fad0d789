-- Hotels: what a provider stood by when it was asked, what was booked upon it, what became of it.

-- Rechecked and not yet booked. Gone after a day.
create table hotel_offers (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  -- what to ask again with, and what the provider wants to see when it is booked
  asked jsonb not null,
  provider_token text not null,
  hotel jsonb not null,
  stay jsonb not null,
  rate jsonb not null,
  payments text[] not null,
  provenance jsonb not null,
  valid_until timestamptz not null,
  created_at timestamptz not null
);
create index hotel_offers_account on hotel_offers (account_id);
create index hotel_offers_age on hotel_offers (created_at);

create table hotel_bookings (
  -- also the reference by which the provider knows us: whatever becomes of our question, it can be asked about by this
  id uuid primary key,
  -- whose booking it is; null: they have erased their account, and what is left is the commercial record
  account_id uuid references accounts on delete set null,
  -- who pressed: the same, or an advisor of theirs
  booked_by uuid references accounts on delete set null,
  -- an offer is booked once, whatever the keys say
  offer_id uuid not null unique,
  provider text not null,
  provider_token text not null,
  provider_booking_id text,
  confirmation_number text,
  state text not null check (state in ('booking', 'unknown', 'confirmed', 'failed', 'cancelling', 'cancelled')),
  failure text,
  hotel jsonb not null,
  stay jsonb not null,
  rate jsonb not null,
  provenance jsonb not null,
  -- guests, e-mail, phone, note to the hotel: sealed with the account's key; null once they are not needed any more
  person bytea,
  -- kind, and of a card its brand and last four digits
  payment jsonb not null,
  -- the provider's token for the card: sealed, and gone as soon as the booking is settled
  payment_token bytea,
  terms_text text not null,
  terms_hash text not null,
  terms_version text not null,
  terms_language text not null,
  terms_accepted_at timestamptz not null,
  -- the trip that was chosen; where the segment stands now, its own row knows
  trip_id uuid,
  segment_id uuid,
  -- set before the provider is asked and never taken back: nobody asks it a second time to book
  asked_at timestamptz,
  next_check_at timestamptz,
  cancel_fee numeric(16, 4),
  cancel_refund numeric(16, 4),
  cancel_asked_at timestamptz,
  cancel_sent_at timestamptz,
  cancelled_at timestamptz,
  cancel_refused boolean not null default false,
  virtual_card jsonb,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index hotel_bookings_account on hotel_bookings (account_id, id desc) where account_id is not null;
create index hotel_bookings_booked_by on hotel_bookings (booked_by) where booked_by is not null;
create index hotel_bookings_segment on hotel_bookings (segment_id) where segment_id is not null;
create index hotel_bookings_trip on hotel_bookings (trip_id) where trip_id is not null;
create index hotel_bookings_open on hotel_bookings (next_check_at) where next_check_at is not null;

-- What happened to a booking, and by whom: a dispute is about this.
create table hotel_booking_log (
  id uuid primary key,
  booking_id uuid not null references hotel_bookings on delete cascade,
  deed text not null check (deed in
    ('asked', 'unknown', 'confirmed', 'failed', 'cancel-asked', 'cancelled', 'cancel-refused', 'card-shown')),
  -- null: the server itself, or somebody who is gone
  account_id uuid references accounts on delete set null,
  at timestamptz not null
);
create index hotel_booking_log_of on hotel_booking_log (booking_id, id);
create index hotel_booking_log_by on hotel_booking_log (account_id) where account_id is not null;
