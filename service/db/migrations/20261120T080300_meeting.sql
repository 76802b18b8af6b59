-- Numbers that people read out to each other: ten digits, unique, in no guessable order. The factor is coprime to 10^10, so the map is one to one.
CREATE SEQUENCE meeting_number_seq;
CREATE FUNCTION next_meeting_number() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT lpad(((nextval('meeting_number_seq') * 7368787 + 1234567891) % 10000000000)::text, 10, '0')
$$;

-- A series is wall time + zone + rule (RFC 5545); its occurrences are rows of meeting.
CREATE TABLE meeting_series (
  company_id        uuid NOT NULL REFERENCES company,
  id                uuid NOT NULL,
  repeat_meeting_no text NOT NULL DEFAULT next_meeting_number(),
  creator_id        uuid NOT NULL,
  rrule             text NOT NULL,
  time_zone         text NOT NULL,
  starts_on         date NOT NULL,
  start_minute      smallint NOT NULL,
  length_minutes    smallint NOT NULL,
  expanded_until    timestamptz NOT NULL,
  created_at        timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, repeat_meeting_no),
  FOREIGN KEY (company_id, creator_id) REFERENCES staff (company_id, id)
);

CREATE TABLE meeting (
  company_id    uuid NOT NULL REFERENCES company,
  id            uuid NOT NULL,
  meeting_no    text NOT NULL DEFAULT next_meeting_number(),
  subject       text NOT NULL,
  begins_at     timestamptz NOT NULL,
  ends_at       timestamptz NOT NULL,
  -- Names of the rooms, or the place, as they were when it was booked.
  address       text NOT NULL DEFAULT '',
  scope         smallint NOT NULL CHECK (scope IN (1, 2)),
  meeting_type  smallint CHECK (meeting_type BETWEEN 1 AND 4),
  notice_labels text[] NOT NULL DEFAULT '{}',
  content       text,
  reason        text,
  is_online     boolean NOT NULL DEFAULT false,
  creator_id    uuid NOT NULL,
  series_id     uuid,
  -- Where the rule put this occurrence; its own change keeps it apart from begins_at (REP-04).
  recurs_at     timestamptz,
  is_exception  boolean NOT NULL DEFAULT false,
  -- Facts; the state is derived from them and the clock (architecture.md, decision 7).
  approval      text CHECK (approval IN ('AUDITING', 'AUDIT_AGREE', 'AUDIT_REFUSE', 'AUDIT_EXPIRED', 'AUDIT_REVOKE')),
  cancelled_at  timestamptz,
  ended_at      timestamptz,
  archived_at   timestamptz,
  early_end_tip_at timestamptz,
  share_id      text UNIQUE,
  share_key_hash bytea,
  version       int NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, meeting_no),
  -- Target of the cascade that keeps meeting_member.begins_at true.
  UNIQUE (company_id, id, begins_at),
  CHECK (begins_at < ends_at),
  FOREIGN KEY (company_id, creator_id) REFERENCES staff (company_id, id),
  FOREIGN KEY (company_id, series_id) REFERENCES meeting_series (company_id, id)
);
CREATE INDEX meeting_series_occurrence ON meeting (company_id, series_id, begins_at) WHERE series_id IS NOT NULL;

CREATE TABLE meeting_member (
  company_id  uuid NOT NULL,
  meeting_id  uuid NOT NULL,
  staff_id    uuid NOT NULL,
  -- Copy of meeting.begins_at, kept by the foreign key: a person's day is one index range.
  begins_at   timestamptz NOT NULL,
  relation    text NOT NULL CHECK (relation IN ('organizer', 'attendee')),
  -- 0 to be confirmed, 1 refused, 2 joined, 3 on leave, 4 withdrawn
  state       smallint NOT NULL CHECK (state BETWEEN 0 AND 4),
  reason      text,
  invitor_id  uuid,
  created_at  timestamptz NOT NULL,
  read_at     timestamptz,
  reviewed_at timestamptz,
  -- Only my record is gone (MEET-16).
  deleted_at  timestamptz,
  PRIMARY KEY (company_id, meeting_id, staff_id),
  FOREIGN KEY (company_id, meeting_id, begins_at) REFERENCES meeting (company_id, id, begins_at) ON UPDATE CASCADE,
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);
CREATE INDEX meeting_member_schedule ON meeting_member (company_id, staff_id, begins_at);

CREATE TABLE room_order (
  company_id  uuid NOT NULL,
  id          uuid NOT NULL,
  room_id     uuid NOT NULL,
  meeting_id  uuid NOT NULL,
  begins_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL,
  during      tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(begins_at, ends_at, '[)')) STORED,
  state       text NOT NULL CHECK (state IN ('held', 'confirmed', 'released')),
  created_at  timestamptz NOT NULL,
  released_at timestamptz,
  PRIMARY KEY (company_id, id),
  CHECK (begins_at < ends_at),
  FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id),
  -- One slot, one meeting: the database itself refuses the others (BOOK-08).
  CONSTRAINT room_order_no_overlap EXCLUDE USING gist (company_id WITH =, room_id WITH =, during WITH &&)
    WHERE (state IN ('held', 'confirmed'))
);
CREATE INDEX room_order_day ON room_order (company_id, room_id, begins_at) WHERE state IN ('held', 'confirmed');
CREATE INDEX room_order_meeting ON room_order (company_id, meeting_id);

CREATE TABLE audit_record (
  company_id    uuid NOT NULL,
  id            uuid NOT NULL,
  meeting_id    uuid NOT NULL,
  type          text NOT NULL CHECK (type IN ('MEETING_SERVICE', 'ROOM')),
  status        text NOT NULL CHECK (status IN ('AUDITING', 'AUDIT_AGREE', 'AUDIT_REFUSE', 'AUDIT_EXPIRED', 'AUDIT_REVOKE')),
  applicant_id  uuid NOT NULL,
  reason        text,
  refuse_reason text,
  settled_by    uuid,
  settled_at    timestamptz,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id),
  FOREIGN KEY (company_id, applicant_id) REFERENCES staff (company_id, id)
);
CREATE UNIQUE INDEX audit_record_one_open ON audit_record (company_id, meeting_id) WHERE status = 'AUDITING';
CREATE INDEX audit_record_applicant ON audit_record (company_id, applicant_id, created_at);

CREATE TABLE audit_record_auditor (
  company_id uuid NOT NULL,
  record_id  uuid NOT NULL,
  staff_id   uuid NOT NULL,
  read_at    timestamptz,
  PRIMARY KEY (company_id, record_id, staff_id),
  FOREIGN KEY (company_id, record_id) REFERENCES audit_record (company_id, id),
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);
CREATE INDEX audit_record_auditor_staff ON audit_record_auditor (company_id, staff_id);

CREATE TABLE change_log (
  company_id uuid NOT NULL,
  id         uuid NOT NULL,
  meeting_id uuid NOT NULL,
  actor_id   uuid,
  kind       text NOT NULL,
  data       jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id)
);
CREATE INDEX change_log_meeting ON change_log (company_id, meeting_id, created_at);

CREATE TABLE meeting_file (
  company_id   uuid NOT NULL,
  id           uuid NOT NULL,
  meeting_id   uuid NOT NULL,
  file_key     text NOT NULL,
  file_name    text NOT NULL,
  content_type text NOT NULL,
  size         bigint NOT NULL CHECK (size > 0),
  created_by   uuid NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id),
  FOREIGN KEY (company_id, created_by) REFERENCES staff (company_id, id)
);
CREATE INDEX meeting_file_meeting ON meeting_file (company_id, meeting_id);

CREATE TABLE meeting_summary (
  company_id   uuid NOT NULL,
  meeting_id   uuid NOT NULL,
  subject      text NOT NULL,
  content      text NOT NULL,
  author_id    uuid NOT NULL,
  updated_at   timestamptz NOT NULL,
  published_at timestamptz,
  PRIMARY KEY (company_id, meeting_id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id),
  FOREIGN KEY (company_id, author_id) REFERENCES staff (company_id, id)
);

-- Online meeting of a meeting: asked for, then ready or failed (MEET-08).
CREATE TABLE meeting_allocation (
  company_id   uuid NOT NULL,
  meeting_id   uuid NOT NULL,
  meeting_type text NOT NULL,
  status       text NOT NULL CHECK (status IN ('pending', 'ready', 'failed')),
  url          text,
  password     text,
  ready_at     timestamptz,
  PRIMARY KEY (company_id, meeting_id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id)
);

CREATE TABLE sign_record (
  company_id uuid NOT NULL,
  meeting_id uuid NOT NULL,
  staff_id   uuid NOT NULL,
  signed_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, meeting_id, staff_id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id)
);
