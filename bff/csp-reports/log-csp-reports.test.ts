import { origin, testGateway } from '@/test/bff/test-gateway';
import { lineBudget } from '@/lib/log/line-budget';
import { logCspReports } from './log-csp-reports';

function kit(lines = 10) {
  const warn = jest.fn();
  const silent = () => undefined;
  const { send, clock } = testGateway({}, { log: { warn, info: silent, error: silent } });
  const handler = logCspReports(lineBudget({ lines, perMs: 60_000 }));
  const report = async (body: unknown, headers: Record<string, string> = {}) => {
    const request = new Request(`${origin}/bff/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return (await send(request, handler)).status;
  };
  return { report, warn, clock };
}

const violation = {
  documentURL: 'https://rooms.test/details/1?token=MARK#MARK',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?q=MARK',
  sourceFile: 'https://rooms.test/a.js?MARK',
  lineNumber: 7,
  sample: 'MARK',
};
const current = (body: object = violation, type = 'csp-violation') => [{ type, age: 1, url: 'MARK', body }];

const legacy = {
  'csp-report': {
    'document-uri': 'https://rooms.test/login?access_token=MARK',
    'violated-directive': "script-src 'nonce-MARK'",
    'blocked-uri': 'inline',
    'line-number': 3,
    'original-policy': 'MARK',
  },
};

describe('[S50] a report of a browser', () => {
  it('is one line in the log, without a query and without anybody’s session', async () => {
    const { report, warn } = kit();
    expect(await report(current())).toBe(204);
    expect(await report(legacy, { 'content-type': 'application/csp-report' })).toBe(204);

    const [[first], [second]] = warn.mock.calls as [[{ violations: unknown }], [{ violations: unknown }]];
    expect(first.violations).toEqual([
      {
        page: 'https://rooms.test/details/1',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        source: 'https://rooms.test/a.js',
        line: 7,
      },
    ]);
    expect(second.violations).toEqual([
      { page: 'https://rooms.test/login', directive: 'script-src', blocked: 'inline', line: 3 },
    ]);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('MARK');
  });

  it('[S58] forges no line and no terminal command', async () => {
    const { report, warn } = kit();
    const evil = '\r\n{"level":60}\u001b[2J\u202e\u2028';
    for (const text of [evil, `inline${evil}`, `https://e.example/${evil}`, `data:text/html,${evil}`])
      await report(
        current({ documentURL: text, blockedURL: text, effectiveDirective: text, sourceFile: text }),
      );
    expect(warn).toHaveBeenCalledTimes(4);
    const logged = (warn.mock.calls as [{ violations: object[] }][]).flatMap(
      ([{ violations }]) => violations,
    );
    for (const value of logged.flatMap((one) => Object.values(one) as string[])) {
      expect(value).toMatch(/^[!-~]*$/);
      expect(value.length).toBeLessThanOrEqual(200);
    }
  });

  it('is short, however much it says', async () => {
    const { report, warn } = kit();
    await report(Array.from({ length: 20 }, () => current()[0]));
    expect((warn.mock.calls as [[{ violations: unknown[] }]])[0][0].violations).toHaveLength(5);
  });

  it.each([
    ['a form', '{}', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', '{}', { 'content-type': 'text/plain' }, 415],
    ['what a call sends', '{}', { 'content-type': 'application/json' }, 415],
    ['no JSON', '{', {}, 400],
    ['another JSON', '{"a":1}', {}, 400],
    ['more than 16 KB', JSON.stringify([{ type: 'x'.repeat(17_000) }]), {}, 413],
    ['another site', current(), { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling', current(), { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', current(), { origin: 'http://evil.example' }, 403],
    ['no origin to speak of', current(), { origin: 'null' }, 403],
  ])('is refused from or as %s', async (_what, body, headers, status) => {
    const { report, warn } = kit();
    expect(await report(body, headers as Record<string, string>)).toBe(status);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([[current(violation, 'deprecation')], [[]], [['x', 1, null]]])(
    'of nothing that concerns us says nothing: %j',
    async (body) => {
      const { report, warn } = kit();
      expect(await report(body)).toBe(204);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('floods no log: so many lines a minute, and a count of the rest', async () => {
    const { report, warn, clock } = kit(3);
    for (let sent = 0; sent < 50; sent += 1) expect(await report(current())).toBe(204);
    expect(warn).toHaveBeenCalledTimes(3);
    clock.advance(60_000);
    await report(current());
    expect(warn).toHaveBeenCalledTimes(4);
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ leftOut: 47 }), expect.any(String));
  });
});
