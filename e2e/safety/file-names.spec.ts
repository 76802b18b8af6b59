import { expect } from '@playwright/test';
import { answerJson, answerText, type Behaviour, failWith, reset } from '@/test/recording-service';
import { logIn, organizer } from '../fixtures/api-client';
import { debugLog, test } from '../fixtures/stage/staged-test';

test.use({ stageEnv: debugLog });

const upload = '/api-meeting/api/file/upload';

/** File names of people and of attackers; each can be recognized by its mark. */
const names = {
  'a line break': 'MARK\r\nX-Evil: 1\r\n\r\n{"level":60,"msg":"forged"}\n.pdf',
  NUL: 'MARK\u0000.exe.pdf',
  quotes: `MARK"; filename="other.exe'.pdf`,
  'a path': '../../../../MARK/etc/passwd',
  'a path of Windows': '..\\..\\MARK\\C:\\con.pdf',
  'another direction': 'MARK\u202efdp.exe',
  'steering of a terminal': 'MARK\u001b[2J\u009b31m\u2028.pdf',
  'three hundred bytes': `MARK${'会'.repeat(99)}.pdf`,
  'an address': '/bff/api-meeting/api/MARK?x=%0d%0a#y',
};

const quoted = (name: string) => `form-data; name="file"; filename="${name}"`;
const extended = (name: string) => `form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}`;

const outcomes: Record<string, Behaviour> = {
  'it is taken': answerJson({ fileKey: 'k', fileName: 'a.pdf', contentType: 'application/pdf', size: 1 }),
  'it is refused': failWith(400, 400_000),
  'the service breaks': reset,
  'the service answers what cannot be read': answerText('<html>'),
};

for (const [what, name] of Object.entries(names))
  test(`[S54] a file’s name with ${what} in it reaches the service as bytes of the body, and nothing else`, async ({
    stage: { app, service },
  }) => {
    const { jar } = await logIn(app.origin, organizer);
    for (const [outcome, behaviour] of Object.entries(outcomes))
      for (const disposition of [quoted(name), extended(name)]) {
        const undo = service.on(`POST ${upload}`, behaviour);
        service.recorded.length = 0;
        const body = Buffer.from(`--b\r\nContent-Disposition: ${disposition}\r\n\r\nbytes\r\n--b--\r\n`);
        const answer = await fetch(`${app.origin}/bff${upload}`, {
          method: 'POST',
          body,
          headers: {
            'X-CSRF': '1',
            Origin: app.origin,
            'Content-Type': 'multipart/form-data; boundary=b',
            ...jar.header(),
          },
        });
        undo();

        const [call, ...more] = service.recorded;
        expect(more, outcome).toEqual([]);
        expect(call?.body.equals(body), outcome).toBe(true);
        expect(JSON.stringify([call?.rawPath, call?.rawHeaders]), outcome).not.toMatch(/MARK|evil/i);
        const told = JSON.stringify([...answer.headers]) + (await answer.text());
        expect(told, outcome).not.toContain('MARK');
      }
    expect(app.output()).toContain('"msg"');
    expect(app.output()).not.toMatch(/MARK|forged/);
  });
