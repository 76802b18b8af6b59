-- The key of a share follows from a secret of the service, the meeting and this version, so it can be shown again and replaced (S47).
ALTER TABLE meeting
  ADD COLUMN share_version int NOT NULL DEFAULT 0,
  DROP COLUMN share_key_hash;
