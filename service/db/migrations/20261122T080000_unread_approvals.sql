-- What waits for an approver is counted on every page: not among all that was ever asked of that person.
CREATE INDEX audit_record_auditor_unread ON audit_record_auditor (company_id, staff_id) WHERE read_at IS NULL;
