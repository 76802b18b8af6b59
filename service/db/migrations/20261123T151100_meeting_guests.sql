-- Guests from outside the company, who get mail about a meeting and nothing else.
CREATE TABLE meeting_guest (
  company_id uuid NOT NULL,
  meeting_id uuid NOT NULL,
  -- In small letters: one person is invited once.
  email      text NOT NULL CHECK (email = lower(email)),
  name       text NOT NULL,
  position   smallint NOT NULL CHECK (position BETWEEN 1 AND 50),
  PRIMARY KEY (company_id, meeting_id, email),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id)
);
-- What the next occurrences of a series are made of.
ALTER TABLE meeting_series ADD COLUMN guests jsonb NOT NULL DEFAULT '[]';
