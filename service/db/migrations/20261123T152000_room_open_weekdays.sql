-- The weekdays on which a room may be booked (ROOM-06): 0 is Sunday.
ALTER TABLE room
  ADD COLUMN open_weekdays smallint[] NOT NULL DEFAULT '{0,1,2,3,4,5,6}',
  ADD CHECK (cardinality(open_weekdays) > 0 AND open_weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]);
