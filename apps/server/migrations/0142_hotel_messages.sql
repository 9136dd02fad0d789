alter table messages add column hotel_booking_id uuid;
