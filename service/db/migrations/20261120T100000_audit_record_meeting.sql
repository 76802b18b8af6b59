-- The newest request of a meeting, for its page.
CREATE INDEX audit_record_meeting ON audit_record (company_id, meeting_id, created_at);
