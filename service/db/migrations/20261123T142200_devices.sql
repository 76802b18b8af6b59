-- Devices of rooms report their states under a key of their company, which is stored as a hash.
CREATE TABLE device_key (
  company_id uuid PRIMARY KEY REFERENCES company,
  key_hash   bytea NOT NULL,
  created_at timestamptz NOT NULL
);
ALTER TABLE room_device
  -- Such as screen or air-conditioner; empty where nobody named it.
  ADD COLUMN type text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX room_device_id ON room_device (company_id, id);
