-- Status and place of a record are copied to its auditors by the foreign key: each list is one index range of a person.
ALTER TABLE audit_record ADD CONSTRAINT audit_record_listed UNIQUE (company_id, id, status, listed_at);
ALTER TABLE audit_record_auditor
  ADD COLUMN status    text NOT NULL DEFAULT 'AUDITING',
  -- Absent in rows of a process of the former release during a rolling restart (R28).
  ADD COLUMN listed_at timestamptz;
UPDATE audit_record_auditor auditor SET status = record.status, listed_at = record.listed_at
FROM audit_record record
WHERE record.company_id = auditor.company_id AND record.id = auditor.record_id;
ALTER TABLE audit_record_auditor ADD CONSTRAINT audit_record_auditor_listed
  FOREIGN KEY (company_id, record_id, status, listed_at)
  REFERENCES audit_record (company_id, id, status, listed_at) ON UPDATE CASCADE;

CREATE INDEX audit_record_auditor_pending ON audit_record_auditor (company_id, staff_id, listed_at, record_id)
  WHERE status = 'AUDITING';
CREATE INDEX audit_record_auditor_processed ON audit_record_auditor (company_id, staff_id, listed_at, record_id)
  WHERE status <> 'AUDITING';
DROP INDEX audit_record_auditor_staff;
DROP INDEX audit_record_auditor_unread;
CREATE INDEX audit_record_auditor_unread ON audit_record_auditor (company_id, staff_id)
  WHERE read_at IS NULL AND status = 'AUDITING';

CREATE INDEX audit_record_pending ON audit_record (company_id, applicant_id, listed_at, id) WHERE status = 'AUDITING';
CREATE INDEX audit_record_processed ON audit_record (company_id, applicant_id, listed_at, id) WHERE status <> 'AUDITING';
DROP INDEX audit_record_applicant;

-- Requests that expire at their start, whatever the company: the clock looks for them.
CREATE INDEX meeting_approval_due ON meeting (begins_at) WHERE approval = 'AUDITING' AND cancelled_at IS NULL;
-- `archived_at` stays for processes of the former release that read it during a rolling restart (R28); the state follows from the end.
