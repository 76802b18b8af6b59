-- The time that somebody had agreed to before the meeting moved far away: { "beginTime": ms, "endTime": ms }. The answer is asked anew.
ALTER TABLE meeting_member ADD COLUMN agreed_to jsonb;
