-- A series carries what its next occurrences are made of; its occurrences are all rows from the start.
ALTER TABLE meeting_series
  ADD COLUMN subject             text NOT NULL DEFAULT '',
  ADD COLUMN address             text NOT NULL DEFAULT '',
  ADD COLUMN scope               smallint NOT NULL DEFAULT 2 CHECK (scope IN (1, 2)),
  ADD COLUMN meeting_type        smallint CHECK (meeting_type BETWEEN 1 AND 4),
  ADD COLUMN notice_labels       text[] NOT NULL DEFAULT '{}',
  ADD COLUMN content             text,
  ADD COLUMN reason              text,
  ADD COLUMN room_ids            uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN member_ids          uuid[] NOT NULL DEFAULT '{}',
  -- Days of the rule (yyyy-MM-dd) that were skipped when it was booked; a cancelled occurrence is a row of meeting.
  ADD COLUMN exdates             text[] NOT NULL DEFAULT '{}',
  -- The series that this one was split off.
  ADD COLUMN continues_series_id uuid,
  ADD FOREIGN KEY (company_id, continues_series_id) REFERENCES meeting_series (company_id, id);

UPDATE meeting_series series SET subject = newest.subject, address = newest.address, scope = newest.scope,
  meeting_type = newest.meeting_type, notice_labels = newest.notice_labels, content = newest.content, reason = newest.reason,
  room_ids = coalesce((SELECT array_agg(DISTINCT room_id) FROM room_order
    WHERE room_order.company_id = series.company_id AND room_order.meeting_id = newest.id AND room_order.state <> 'released'), '{}'),
  member_ids = coalesce((SELECT array_agg(staff_id) FROM meeting_member member
    WHERE member.company_id = series.company_id AND member.meeting_id = newest.id AND member.relation = 'attendee'
      AND member.state <> 4), '{}')
FROM (
  SELECT DISTINCT ON (company_id, series_id) * FROM meeting
  WHERE series_id IS NOT NULL AND NOT is_exception ORDER BY company_id, series_id, begins_at DESC
) newest
WHERE newest.company_id = series.company_id AND newest.series_id = series.id;

-- The column is_exception stays for processes of the former version, which write it until they are restarted (R28).
ALTER TABLE meeting
  -- The fields of an occurrence that were changed on its own (REP-04).
  ADD COLUMN changed_fields text[] NOT NULL DEFAULT '{}',
  -- Its rooms were requested on their own, so the requests of its series are not about it.
  ADD COLUMN asks_alone     boolean NOT NULL DEFAULT false;
UPDATE meeting SET changed_fields = '{time}' WHERE is_exception;
CREATE UNIQUE INDEX meeting_recurrence ON meeting (company_id, series_id, recurs_at) WHERE series_id IS NOT NULL;

-- One open request per room or service of a meeting, and of a series.
DROP INDEX audit_record_one_open_room;
DROP INDEX audit_record_one_open_service;
CREATE UNIQUE INDEX audit_record_one_open_room ON audit_record (company_id, meeting_id, room_id)
  WHERE status = 'AUDITING' AND room_id IS NOT NULL AND series_id IS NULL;
CREATE UNIQUE INDEX audit_record_one_open_service ON audit_record (company_id, meeting_id, meeting_service_id)
  WHERE status = 'AUDITING' AND meeting_service_id IS NOT NULL AND series_id IS NULL;
CREATE INDEX audit_record_series ON audit_record (company_id, series_id, created_at) WHERE series_id IS NOT NULL;
CREATE UNIQUE INDEX audit_record_one_open_series_room ON audit_record (company_id, series_id, room_id)
  WHERE status = 'AUDITING' AND room_id IS NOT NULL AND series_id IS NOT NULL;
CREATE UNIQUE INDEX audit_record_one_open_series_service ON audit_record (company_id, series_id, meeting_service_id)
  WHERE status = 'AUDITING' AND meeting_service_id IS NOT NULL AND series_id IS NOT NULL;
