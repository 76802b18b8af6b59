-- Whether approvers may settle their own requests although others could; null and false: no.
ALTER TABLE company_setting ADD COLUMN own_requests boolean;
