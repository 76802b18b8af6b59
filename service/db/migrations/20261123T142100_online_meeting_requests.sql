-- An online meeting is requested from its provider after the booking; next_try_at is null where nobody has to ask for it.
ALTER TABLE meeting_allocation
  ADD COLUMN tries smallint NOT NULL DEFAULT 0,
  ADD COLUMN next_try_at timestamptz;
CREATE INDEX meeting_allocation_pending ON meeting_allocation (next_try_at)
  WHERE status = 'pending' AND next_try_at IS NOT NULL;
