-- That two people have added each other follows from their two rows; stored in both it could contradict them.
ALTER TABLE personal_contact DROP COLUMN relation;
-- For people outside the company, who have no row of staff to sort by.
ALTER TABLE personal_contact
  ADD COLUMN pinyin text NOT NULL DEFAULT '',
  ADD COLUMN sort_key text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (CASE WHEN pinyin ~ '^[A-Za-z]' THEN upper(pinyin) ELSE '~' || pinyin END) STORED;
-- The labels of a person.
CREATE INDEX label_staff_person ON label_staff (company_id, staff_id);
