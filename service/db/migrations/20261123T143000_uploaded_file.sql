-- A content is stored once per company, whoever uploads it. `unused_at` is renewed by every upload of it and by the last reference
-- that goes, so that nothing is deleted under an upload that is under way (R14).
CREATE TABLE file_content (
  company_id uuid NOT NULL REFERENCES company,
  sha256     bytea NOT NULL CHECK (length(sha256) = 32),
  size       bigint NOT NULL CHECK (size > 0),
  unused_at  timestamptz,
  PRIMARY KEY (company_id, sha256)
);
CREATE INDEX file_content_unused ON file_content (unused_at) WHERE unused_at IS NOT NULL;

-- Written after its content is in the storage: no row without a file.
CREATE TABLE uploaded_file (
  company_id   uuid NOT NULL,
  file_key     text NOT NULL,
  owner_id     uuid NOT NULL,
  sha256       bytea NOT NULL,
  file_name    text NOT NULL,
  content_type text NOT NULL,
  size         bigint NOT NULL CHECK (size > 0),
  created_at   timestamptz NOT NULL,
  -- Null while a meeting refers to it.
  unlinked_at  timestamptz,
  PRIMARY KEY (company_id, file_key),
  FOREIGN KEY (company_id, sha256) REFERENCES file_content (company_id, sha256),
  FOREIGN KEY (company_id, owner_id) REFERENCES staff (company_id, id)
);
CREATE INDEX uploaded_file_content ON uploaded_file (company_id, sha256);
CREATE INDEX uploaded_file_unlinked ON uploaded_file (unlinked_at) WHERE unlinked_at IS NOT NULL;
CREATE INDEX uploaded_file_owner ON uploaded_file (company_id, owner_id) WHERE unlinked_at IS NOT NULL;

-- Before uploads there were names without a content.
DELETE FROM meeting_file;
ALTER TABLE meeting_file
  ADD COLUMN position smallint NOT NULL CHECK (position BETWEEN 1 AND 10),
  ADD UNIQUE (company_id, meeting_id, position),
  ADD FOREIGN KEY (company_id, file_key) REFERENCES uploaded_file (company_id, file_key);
CREATE INDEX meeting_file_upload ON meeting_file (company_id, file_key);
DROP INDEX meeting_file_meeting;
