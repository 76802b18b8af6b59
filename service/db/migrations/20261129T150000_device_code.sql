-- What a company's own systems call a device: imports and reports find it by it.
ALTER TABLE room_device ADD COLUMN external_code text;
CREATE UNIQUE INDEX room_device_external_code ON room_device (company_id, external_code);
