-- Since when a device is abnormal; one that was before this column is told to nobody.
ALTER TABLE room_device ADD COLUMN failed_at timestamptz;
CREATE INDEX room_device_failed ON room_device (company_id, room_id) WHERE failed_at IS NOT NULL;
