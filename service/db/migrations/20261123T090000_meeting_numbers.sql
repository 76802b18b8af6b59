-- Numbers that people read out to each other (ADR 46): ten digits, unique, and without the key none follows from others.

-- One row, made with the first number, so that a database without meetings has no rows; a backup carries it. No query answers it.
CREATE TABLE meeting_number_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key     bytea NOT NULL CHECK (length(key) = 32),
  -- How many numbers were given out before this key, by the function that this migration replaces.
  older   bigint NOT NULL
);

-- A Feistel network over two halves: whatever the key, each number below half * half has exactly one image there.
CREATE FUNCTION keyed_permutation(number bigint, half bigint, key bytea) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  upper bigint := number / half;
  lower bigint := number % half;
  previous bigint;
BEGIN
  FOR round IN 1..8 LOOP
    previous := lower;
    -- 56 bits of the hash, far more than half has, so that the remainder favours no value.
    lower := (upper + ('x' || encode(substr(sha256(key || int8send(lower * 16 + round)), 1, 7), 'hex'))::bit(56)::bigint)
      % half;
    upper := previous;
  END LOOP;
  RETURN upper * half + lower;
END $$;

CREATE OR REPLACE FUNCTION next_meeting_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  stored meeting_number_key;
  place bigint;
  number bigint;
BEGIN
  SELECT * INTO stored FROM meeting_number_key;
  LOOP
    place := nextval('meeting_number_seq') % 10000000000;
    IF stored.key IS NULL THEN
      INSERT INTO meeting_number_key (key, older)
      VALUES (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), place - 1)
      ON CONFLICT DO NOTHING;
      -- Of several first numbers at once one makes the key; the others have waited for it.
      SELECT * INTO stored FROM meeting_number_key;
    END IF;
    number := keyed_permutation(place, 100000, stored.key);
    -- Numbers of one key never meet, but one may be an older one: place * 7368787 + 1234567891, whose factor has this inverse
    -- modulo 10^10. No look at the meetings: without statistics its plan would read all of a company.
    EXIT WHEN (number + 8765432109)::numeric * 1268341723 % 10000000000 NOT BETWEEN 1 AND stored.older;
  END LOOP;
  RETURN lpad(number::text, 10, '0');
END $$;
