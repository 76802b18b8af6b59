-- Sign-in to rooms, and the release of rooms that nobody uses.
ALTER TABLE room
  ADD COLUMN sign_in_required boolean NOT NULL DEFAULT false,
  -- Minutes after the start without a sign-in; null: the room is never released.
  ADD COLUMN release_after_minutes smallint CHECK (release_after_minutes BETWEEN 1 AND 60),
  -- The code at the room (SIGN-03), and the one before it, which is taken for some minutes more.
  ADD COLUMN sign_code_hash bytea,
  ADD COLUMN former_sign_code_hash bytea,
  ADD COLUMN sign_code_renewed_at timestamptz,
  ADD CHECK (release_after_minutes IS NULL OR sign_in_required);
CREATE INDEX room_released ON room (company_id, id) WHERE release_after_minutes IS NOT NULL;

ALTER TABLE meeting
  -- Somebody continued it, or signed in, after early_end_tip_at.
  ADD COLUMN continued_at timestamptz,
  -- With ended_at; null where the clock ended it.
  ADD COLUMN ended_by uuid,
  ADD FOREIGN KEY (company_id, ended_by) REFERENCES staff (company_id, id);
-- What the clock is about to end: few meetings at any time.
CREATE INDEX meeting_unused ON meeting (early_end_tip_at)
  WHERE early_end_tip_at IS NOT NULL AND ended_at IS NULL AND continued_at IS NULL AND cancelled_at IS NULL;
