-- MEET-15: days after its end on which a meeting is archived; absent for the product's own number.
ALTER TABLE company ADD COLUMN archive_after_days smallint CHECK (archive_after_days >= 0);
