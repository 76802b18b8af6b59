-- Account names are compared without case: a name typed in capitals made a second account (AUTH-17). Those that already differ by
-- case alone keep their names, each with a number of its own, so that the index below can hold for every new one.
ALTER TABLE account ADD COLUMN username_twin integer NOT NULL DEFAULT 0;

UPDATE account SET username_twin = twin.number
FROM (
  SELECT id, row_number() OVER (PARTITION BY lower(username) ORDER BY created_at, id) - 1 AS number FROM account
) AS twin
WHERE twin.id = account.id AND twin.number > 0;

CREATE UNIQUE INDEX account_username_folded ON account (lower(username), username_twin);
