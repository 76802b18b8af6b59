import { Writable } from 'node:stream';
import { createLogger } from './logger';

function logInto() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { logger: createLogger({ destination }), lines };
}

const secret = 'MARK_3f9c1d';

describe('the log', () => {
  it('[S58] cuts secrets out wherever they are handed in', () => {
    const { logger, lines } = logInto();
    logger.info({ password: secret, request: { authorization: secret, body: { newPassword: secret } } }, 'x');
    logger.warn({ token: secret, form: { mobileCaptcha: secret, access_token: secret } }, `Bearer ${secret}`);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain(secret);
  });

  it('[S58] keeps the ends of a mobile only, and leaves other numbers alone', () => {
    const { logger, lines } = logInto();
    logger.info({ at: 1795053600000, ids: ['13800000001'] }, '13912345678 and 123456789012');
    expect(lines[0]).toContain('138****0001');
    expect(lines[0]).toContain('139****5678 and 123456789012');
    expect(lines[0]).toContain('"at":1795053600000');
  });

  it.each(['80a2e2e1-3383-4b56-bd38-15812345622c', 'e1fed6ca13655873149c7a5477748221'])(
    '[S58] leaves the id whole that the lines of one request share, whatever digits are in it: %s',
    (traceId) => {
      const { logger, lines } = logInto();
      logger.info({ traceId }, `13912345678 asked as ${traceId}`);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId, msg: `139****5678 asked as ${traceId}` });
    },
  );

  it('[S58] stays one line whatever is in it', () => {
    const { logger, lines } = logInto();
    logger.info({ name: '\u001b[31mred\r\n{"level":60}' }, 'line one\nline two');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\u0000-\u001f]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'line one\nline two' });
  });

  it('[S58] shows what turns or ends a line, and steers a terminal, as text', () => {
    const { logger, lines } = logInto();
    const name = '\u202egnp.exe \u009b31m \u007f \u2028 \u2066';
    logger.info({ name }, 'x');
    expect(lines[0]).toMatch(/^[\u0020-\u007e]+\n$/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name });
  });

  it('[S58] keeps no seal of a session that a library wrote into a message', () => {
    const { logger, lines } = logInto();
    logger.error({ err: new Error(`no header cookie: a=Fe26.2*1*${secret}*x-y_z*~2; b`) }, 'x');
    expect(lines[0]).toContain('a=[redacted]; b');
    expect(lines[0]).not.toContain(secret);
  });

  it('[S58] tells why an error was caused, four causes deep', () => {
    const { logger, lines } = logInto();
    const chain = ['e', 'd', 'c', 'b', 'a'].reduce<Error | undefined>(
      (cause, message) => new Error(message, { cause }),
      undefined,
    );
    logger.error({ err: chain }, 'x');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'a', cause: { message: 'b', cause: { message: 'c', cause: { message: 'd' } } } },
    });
  });

  it('[S58] tells of a database error its class and code, not its values', () => {
    const { logger, lines } = logInto();
    const detail = `Key (username)=(${secret}) already exists.`;
    logger.error(
      { err: Object.assign(new Error('duplicate key'), { code: '23505', detail, where: secret }) },
      'x',
    );
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { type: 'Error', code: '23505', message: 'duplicate key' },
    });
    expect(lines[0]).not.toContain(secret);
  });
});
