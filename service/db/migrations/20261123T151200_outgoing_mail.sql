-- The demo's outbox shows mail with its subject and its calendar file.
ALTER TABLE outgoing_message
  ADD COLUMN subject  text,
  ADD COLUMN calendar text;
