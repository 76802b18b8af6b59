-- Since when the social chat account is the account's (AUTH-20); unknown for those that were bound before.
ALTER TABLE account ADD COLUMN wechat_bound_at timestamptz;
