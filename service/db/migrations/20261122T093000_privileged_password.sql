-- The second password of a log-in, where the operator asks for one; PHC string. Without it nobody is let in there.
ALTER TABLE account ADD COLUMN privileged_password_hash text;
