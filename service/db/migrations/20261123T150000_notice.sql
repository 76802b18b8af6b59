-- Notices to people, in the product's list and beyond it. The table is the queue of their delivery.
CREATE TABLE notice (
  company_id  uuid NOT NULL REFERENCES company,
  id          uuid NOT NULL,
  -- One of the two: somebody of the company, or a guest of the meeting.
  staff_id    uuid,
  guest_email text,
  recipient   text NOT NULL GENERATED ALWAYS AS (coalesce(staff_id::text, lower(guest_email))) STORED,
  meeting_id  uuid NOT NULL,
  kind        text NOT NULL,
  -- Tells notices of one kind apart: the reminder, the approval record, the channel that failed.
  label       text NOT NULL DEFAULT '',
  channel     text NOT NULL CHECK (channel IN ('app', 'mail', 'chat')),
  -- Tells events of one kind apart: the meeting's version, or minutes.
  version     int NOT NULL DEFAULT 0,
  -- As they were when it was written; nothing else of the meeting is shown with it.
  facts       jsonb NOT NULL,
  due_at      timestamptz NOT NULL,
  sent_at     timestamptz,
  tries       smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  given_up_at timestamptz,
  -- In the product's list: false where its recipient has switched the kind off.
  is_listed   boolean NOT NULL DEFAULT true,
  read_at     timestamptz,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK ((staff_id IS NULL) <> (guest_email IS NULL)),
  CHECK (guest_email IS NULL OR channel = 'mail'),
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id)
);
-- Sent once: whatever writes a notice twice writes one (R39).
CREATE UNIQUE INDEX notice_once ON notice (company_id, meeting_id, kind, label, version, recipient, channel);
CREATE INDEX notice_queue ON notice (channel, next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX notice_list ON notice (company_id, staff_id, sent_at DESC, id DESC)
  WHERE channel = 'app' AND is_listed AND sent_at IS NOT NULL;
CREATE INDEX notice_unread ON notice (company_id, staff_id, meeting_id)
  WHERE channel = 'app' AND is_listed AND sent_at IS NOT NULL AND read_at IS NULL;
CREATE INDEX notice_age ON notice (created_at);

-- Reminders of a meeting that are written as notices; a meeting that moves begins at another instant and has none.
CREATE TABLE meeting_reminder (
  company_id uuid NOT NULL,
  meeting_id uuid NOT NULL,
  label      text NOT NULL,
  begins_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, meeting_id, label, begins_at),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id)
);
CREATE INDEX meeting_reminder_age ON meeting_reminder (begins_at);
CREATE INDEX meeting_reminded ON meeting (begins_at)
  WHERE cancelled_at IS NULL AND ended_at IS NULL AND notice_labels <> '{}' AND notice_labels <> '{none}';

-- The change log is what notices are written from, after its transaction; former entries have none to write.
ALTER TABLE change_log ADD COLUMN is_noticed boolean NOT NULL DEFAULT true;
ALTER TABLE change_log ALTER COLUMN is_noticed SET DEFAULT false;
CREATE INDEX change_log_unnoticed ON change_log (created_at) WHERE NOT is_noticed;
