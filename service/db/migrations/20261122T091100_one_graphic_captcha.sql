-- A new picture takes the place of the former one: whoever asks for a hundred has one to guess at.
CREATE UNIQUE INDEX captcha_one_graphic ON captcha (session_id) WHERE kind = 'graphic';
