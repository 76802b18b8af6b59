-- One row per change and kind; `ids` are of that kind. With `staff_id` the row reaches that person alone (UX-02).
ALTER TABLE outbox ADD COLUMN staff_id uuid;
-- `room_ids` and `staff_ids` stay for processes of the former release that write during a rolling restart (R28).
