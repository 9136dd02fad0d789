-- Of somebody with thousands of trips: what is under way is found within the index, and what is ahead is read in order and
-- cut at the page's length.
create index trip_parts_upcoming on trip_parts (account_id, starts_at, ends_at, trip_id);
