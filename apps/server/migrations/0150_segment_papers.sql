-- What each paper said of a segment, so that the segment follows from all of them in whatever order they came, and so
-- that one of them can be taken back.
create table segment_papers (
  id uuid primary key,
  segment_id uuid not null references segments on delete cascade,
  -- null: what stood there otherwise, before a paper spoke of it or since
  import_id uuid,
  -- which of the import's bookings
  position integer not null,
  said jsonb not null,
  cancels boolean not null,
  -- at second hand, as in a calendar: whatever another paper says counts more
  copy boolean not null,
  -- when its sender wrote it; of a paper without a date, when it came
  issued_at timestamptz not null,
  -- what people had set by hand when it was placed: were it otherwise now, taking it back would take theirs
  hand jsonb not null,
  -- which fields a person completed as they placed it
  completed jsonb not null,
  made_trip boolean not null
);
create unique index segment_papers_once on segment_papers (segment_id, import_id, position);
create index segment_papers_of_import on segment_papers (import_id);
