-- The organizer of a mail to a guest: those of a day are counted.
ALTER TABLE notice ADD COLUMN organizer_id uuid;
CREATE INDEX notice_guest_mail ON notice (company_id, organizer_id, created_at) WHERE guest_email IS NOT NULL;
