-- Whether people who have not answered are reminded by the clock; null and true: yes.
ALTER TABLE company_setting ADD COLUMN reminds_unanswered boolean;
-- The invitations that the clock looks for, by the start of their meeting.
CREATE INDEX meeting_member_unanswered ON meeting_member (begins_at) WHERE state = 0 AND deleted_at IS NULL;
