-- People are found by prefixes, each a range of an index; LIKE takes no part (S60). The first letters of the parts of the name as it
-- is read, and the order of lists: letters first, what begins otherwise last (CON-02).
ALTER TABLE staff
  ADD COLUMN initials text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (regexp_replace(lower(pinyin), '(\S)\S*\s*', '\1', 'g')) STORED,
  ADD COLUMN sort_key text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (CASE WHEN pinyin ~ '^[A-Za-z]' THEN upper(pinyin) ELSE '~' || pinyin END) STORED;

-- Given names begin at the second character or, after a surname of two, at the third.
CREATE INDEX staff_name ON staff (company_id, lower(real_name) COLLATE "C")
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX staff_name_from_second ON staff (company_id, lower(substr(real_name, 2)) COLLATE "C")
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX staff_name_from_third ON staff (company_id, lower(substr(real_name, 3)) COLLATE "C")
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX staff_pinyin ON staff (company_id, lower(replace(pinyin, ' ', '')) COLLATE "C")
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX staff_given_pinyin ON staff
    (company_id, lower(replace(substr(pinyin, position(' ' in pinyin) + 1), ' ', '')) COLLATE "C")
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX staff_initials ON staff (company_id, initials)
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX staff_mobile ON staff (company_id, mobile COLLATE "C")
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX staff_email ON staff (company_id, lower(email) COLLATE "C")
  WHERE deleted_at IS NULL AND disabled_at IS NULL;

-- The people of one department, page by page, and their number (CON-08).
CREATE INDEX staff_branch ON staff (company_id, department_id, sort_key, id)
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX department_parent ON department (company_id, parent_id);
