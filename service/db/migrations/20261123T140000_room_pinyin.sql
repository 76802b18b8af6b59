-- Rooms are found by name as it is read, and by the first letters of its parts, as people are (ROOM-01).
ALTER TABLE room ADD COLUMN pinyin text NOT NULL DEFAULT '';
ALTER TABLE room ADD COLUMN initials text COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (regexp_replace(lower(pinyin), '(\S)\S*\s*', '\1', 'g')) STORED;
