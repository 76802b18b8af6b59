-- Calendars that other programs read under a private address (BEY-11). The key of an address follows from a secret of the service, the
-- feed and this version, so it can be shown again and replaced.
CREATE TABLE feed (
  company_id uuid NOT NULL,
  feed_id    text NOT NULL UNIQUE,
  owner_id   uuid NOT NULL,
  -- Null: the owner's own meetings.
  room_id    uuid,
  version    int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, feed_id),
  FOREIGN KEY (company_id, owner_id) REFERENCES staff (company_id, id),
  FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id)
);
CREATE UNIQUE INDEX feed_of_owner ON feed (company_id, owner_id) WHERE room_id IS NULL;
CREATE UNIQUE INDEX feed_of_room ON feed (company_id, owner_id, room_id) WHERE room_id IS NOT NULL;
