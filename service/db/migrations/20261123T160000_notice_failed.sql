-- Entries that no notice could be made of: passed over, so that others go on, and marked for those who run the product.
ALTER TABLE change_log ADD COLUMN notice_failed_at timestamptz;
