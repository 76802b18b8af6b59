-- A person's own marks on a meeting. They stand apart from the membership, because they concern nobody else.
CREATE TABLE meeting_read (
  company_id      uuid NOT NULL,
  meeting_id      uuid NOT NULL,
  staff_id        uuid NOT NULL,
  -- The details were opened.
  reviewed_at     timestamptz,
  -- The latest change has been on screen: the notice dot goes (CAL-06).
  read_at         timestamptz,
  -- A cancellation or a withdrawn invitation was acknowledged (MEET-02).
  acknowledged_at timestamptz,
  PRIMARY KEY (company_id, meeting_id, staff_id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id),
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);
INSERT INTO meeting_read (company_id, meeting_id, staff_id, reviewed_at, read_at)
SELECT company_id, meeting_id, staff_id, reviewed_at, read_at
FROM meeting_member WHERE reviewed_at IS NOT NULL OR read_at IS NOT NULL;

-- The marks in meeting_member itself stay for processes of the former version, which read them until they are restarted (R28).
ALTER TABLE meeting_member
  -- State 4: taken out by the organizer, or left by the person (MEET-16).
  ADD COLUMN removed_by uuid,
  ADD COLUMN removed_at timestamptz,
  ADD COLUMN left_at timestamptz,
  -- Subject, time and place when the person was taken out: what that person still sees of a private meeting (S46).
  ADD COLUMN former jsonb,
  ADD COLUMN reminded_at timestamptz,
  ADD FOREIGN KEY (company_id, removed_by) REFERENCES staff (company_id, id);
UPDATE meeting_member SET former = jsonb_build_object(
    'subject', meeting.subject, 'address', meeting.address,
    'beginTime', floor(extract(epoch FROM meeting.begins_at) * 1000), 'endTime', floor(extract(epoch FROM meeting.ends_at) * 1000))
FROM meeting
WHERE meeting_member.state = 4 AND meeting.company_id = meeting_member.company_id AND meeting.id = meeting_member.meeting_id;
-- Of a person's meetings few are former ones.
CREATE INDEX meeting_member_former ON meeting_member (company_id, staff_id) WHERE state = 4;
