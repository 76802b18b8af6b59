-- Whom and what a change concerns, so that open pages hear only what they show (UX-02); `ids` are its meetings.
ALTER TABLE outbox
  ADD COLUMN room_ids  uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN staff_ids uuid[] NOT NULL DEFAULT '{}';
-- Readers go on from the transaction that they have reached; old rows go by age.
CREATE INDEX outbox_order ON outbox (company_id, xid, id);
CREATE INDEX outbox_age ON outbox (created_at);
