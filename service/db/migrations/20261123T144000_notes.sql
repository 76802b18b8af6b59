-- Notes are a tree of checked nodes, and what is being written stands apart from what is published (MEET-06).
ALTER TABLE meeting_summary
  ALTER COLUMN subject DROP NOT NULL,
  ALTER COLUMN author_id DROP NOT NULL,
  ALTER COLUMN updated_at DROP NOT NULL,
  ADD COLUMN document jsonb,
  ADD COLUMN draft jsonb,
  ADD COLUMN draft_subject text,
  ADD COLUMN drafter_id uuid,
  ADD COLUMN drafted_at timestamptz,
  ADD COLUMN submitted_at timestamptz,
  -- One more with each write; a writer who began at another one is refused.
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD FOREIGN KEY (company_id, drafter_id) REFERENCES staff (company_id, id);

-- Former notes were plain text: a paragraph per line.
UPDATE meeting_summary SET document = jsonb_build_object('type', 'doc', 'content', (
  SELECT jsonb_agg(CASE WHEN line = '' THEN jsonb_build_object('type', 'paragraph')
    ELSE jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', line)))
    END ORDER BY place)
  FROM regexp_split_to_table(content, E'\r\n|\n|\r') WITH ORDINALITY AS lines (line, place)));
UPDATE meeting_summary SET draft = document, draft_subject = subject, drafter_id = author_id, drafted_at = updated_at,
  document = NULL, subject = NULL, author_id = NULL
WHERE published_at IS NULL;

ALTER TABLE meeting_summary
  DROP COLUMN content,
  DROP COLUMN updated_at,
  ADD CHECK ((published_at IS NULL) = (document IS NULL)),
  ADD CHECK (published_at IS NULL OR (subject IS NOT NULL AND author_id IS NOT NULL)),
  ADD CHECK (draft IS NULL OR (draft_subject IS NOT NULL AND drafter_id IS NOT NULL AND drafted_at IS NOT NULL));
