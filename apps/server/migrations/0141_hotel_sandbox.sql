-- The embedded sandbox is a hotel provider of its own that happens to live in our database: this is its side of the counter,
-- and nothing but its adapter reads it.

create table sandbox_hotel_bookings (
  id text primary key,
  client_reference text not null unique,
  hotel_code text not null,
  room text not null,
  checkin date not null,
  checkout date not null,
  rooms integer not null,
  state text not null check (state in ('confirmed', 'cancelled')),
  -- the whole order as it was confirmed: price, policy, card
  details jsonb not null,
  created_at timestamptz not null
);
create index sandbox_hotel_bookings_room on sandbox_hotel_bookings (hotel_code, room, checkin, checkout);
