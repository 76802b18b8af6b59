-- One record per room and per meeting service that a meeting requests; a series has one for all its occurrences.
ALTER TABLE audit_record
  ADD COLUMN room_id            uuid,
  ADD COLUMN meeting_service_id uuid,
  ADD COLUMN series_id          uuid,
  ADD COLUMN reminded_at        timestamptz,
  -- Lists show open records by their request and others by their settlement.
  ADD COLUMN listed_at          timestamptz NOT NULL GENERATED ALWAYS AS (coalesce(settled_at, created_at)) STORED,
  ADD FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id),
  ADD FOREIGN KEY (company_id, meeting_service_id) REFERENCES meeting_service (company_id, id),
  ADD FOREIGN KEY (company_id, series_id) REFERENCES meeting_series (company_id, id);
DROP INDEX audit_record_one_open;

-- Every record so far stood for all rooms of its meeting. It keeps the first room that needs approval, else the first of all …
CREATE TEMPORARY TABLE requested_room ON COMMIT DROP AS
SELECT record.company_id, record.id, room.id AS room_id,
  row_number() OVER (PARTITION BY record.company_id, record.id
    ORDER BY room.needs_approval DESC, room.position, room.id) AS place,
  room.needs_approval
FROM audit_record record
JOIN (SELECT DISTINCT company_id, meeting_id, room_id FROM room_order) ordered
  ON ordered.company_id = record.company_id AND ordered.meeting_id = record.meeting_id
JOIN room ON room.company_id = ordered.company_id AND room.id = ordered.room_id;

UPDATE audit_record record SET room_id = requested.room_id, type = 'ROOM'
FROM requested_room requested
WHERE requested.company_id = record.company_id AND requested.id = record.id AND requested.place = 1;

-- … and each further one gets a record of its own, with the same auditors and the same outcome.
CREATE TEMPORARY TABLE further_record ON COMMIT DROP AS
SELECT requested.company_id, requested.id, requested.room_id, gen_random_uuid() AS new_id
FROM requested_room requested
WHERE requested.place > 1 AND requested.needs_approval;

INSERT INTO audit_record (company_id, id, meeting_id, type, status, applicant_id, reason, refuse_reason, settled_by,
  settled_at, created_at, room_id)
SELECT record.company_id, further.new_id, record.meeting_id, 'ROOM', record.status, record.applicant_id, record.reason,
  record.refuse_reason, record.settled_by, record.settled_at, record.created_at, further.room_id
FROM further_record further
JOIN audit_record record ON record.company_id = further.company_id AND record.id = further.id;

INSERT INTO audit_record_auditor (company_id, record_id, staff_id, read_at)
SELECT auditor.company_id, further.new_id, auditor.staff_id, auditor.read_at
FROM further_record further
JOIN audit_record_auditor auditor ON auditor.company_id = further.company_id AND auditor.record_id = further.id;

-- A cancelled meeting waits for nobody.
UPDATE meeting SET approval = 'AUDIT_REVOKE' WHERE approval = 'AUDITING' AND cancelled_at IS NOT NULL;

CREATE UNIQUE INDEX audit_record_one_open_room ON audit_record (company_id, meeting_id, room_id)
  WHERE status = 'AUDITING' AND room_id IS NOT NULL;
CREATE UNIQUE INDEX audit_record_one_open_service ON audit_record (company_id, meeting_id, meeting_service_id)
  WHERE status = 'AUDITING' AND meeting_service_id IS NOT NULL;
