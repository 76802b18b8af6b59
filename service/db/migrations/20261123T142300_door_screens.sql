-- A screen beside a room's door. What is booked there is organized by a staff row of its own, which belongs to no person: without an
-- account, and deleted from the start, so that no picker, no search and no count has it.
ALTER TABLE staff
  ADD COLUMN is_device boolean NOT NULL DEFAULT false,
  ADD CHECK (NOT is_device OR (account_id IS NULL AND deleted_at IS NOT NULL));

CREATE TABLE door_screen (
  company_id         uuid NOT NULL,
  id                 uuid NOT NULL,
  room_id            uuid NOT NULL,
  staff_id           uuid NOT NULL,
  -- One of the two: the code waits for its screen, or the screen has its token.
  pairing_code_hash  bytea UNIQUE,
  pairing_expires_at timestamptz,
  token_hash         bytea UNIQUE,
  paired_at          timestamptz,
  created_at         timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK ((pairing_code_hash IS NULL) = (pairing_expires_at IS NULL)),
  FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);
CREATE INDEX door_screen_room ON door_screen (company_id, room_id);
