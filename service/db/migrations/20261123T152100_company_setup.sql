-- What a company's own systems call its things: imports find them by it, so that the same file twice changes nothing.
ALTER TABLE department ADD COLUMN external_code text;
ALTER TABLE staff ADD COLUMN external_code text;
ALTER TABLE area ADD COLUMN external_code text;
ALTER TABLE room ADD COLUMN external_code text;
ALTER TABLE meeting_service ADD COLUMN external_code text;
CREATE UNIQUE INDEX department_external_code ON department (company_id, external_code);
CREATE UNIQUE INDEX staff_external_code ON staff (company_id, external_code);
CREATE UNIQUE INDEX area_external_code ON area (company_id, external_code);
CREATE UNIQUE INDEX room_external_code ON room (company_id, external_code);
CREATE UNIQUE INDEX meeting_service_external_code ON meeting_service (company_id, external_code);

-- What a company sets for itself; where a column is null the product's environment counts.
CREATE TABLE company_setting (
  company_id      uuid PRIMARY KEY REFERENCES company,
  help_desk_phone text,
  sensitive_words text[],
  chatbot         boolean
);

-- Days off, on which occurrences of a series are rarely meant to be.
CREATE TABLE company_holiday (
  company_id uuid NOT NULL REFERENCES company,
  day        date NOT NULL,
  name       text NOT NULL,
  PRIMARY KEY (company_id, day)
);
