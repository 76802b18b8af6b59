-- The unread notices of a person by time, for the count in the frame of every page and the list of unread ones: somebody who reads
-- none has thousands, of which both show the newest.
CREATE INDEX notice_unread_newest ON notice (company_id, staff_id, sent_at DESC, id DESC)
  WHERE channel = 'app' AND is_listed AND sent_at IS NOT NULL AND read_at IS NULL;
