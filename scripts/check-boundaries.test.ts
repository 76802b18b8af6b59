import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nouns } from './house/plan';

type Violation = { from: string; to: string; rule: { name: string } };
type Rule = { name: string; comment?: string };

const root = path.resolve(__dirname, '..');
const config = path.join(root, '.dependency-cruiser.cjs');
const rules = jest.requireActual<{ forbidden: Rule[] }>('../.dependency-cruiser.cjs').forbidden;

/** Each noun but the last, reaching for the one after it. */
const forwards = nouns.slice(0, -1).map((noun, place) => ({
  rule: `noun-order-${noun}`,
  file: `service/${noun}/queries/forwards.ts`,
  code: `export type { Row } from '../../${nouns[place + 1]}/queries/rows';`,
}));

/** One file per rule that breaks it, and what it may do instead. */
const planted: Record<string, { file: string; code: string }> = {
  'no-cycles': {
    file: 'lib/domain/circle-a.ts',
    code: `import type { B } from './circle-b';\nexport type A = B[];`,
  },
  'lib-imports-nobody': {
    file: 'lib/domain/rule.ts',
    code: `export { session } from '@/bff/session/session';`,
  },
  'lib-runs-anywhere': { file: 'lib/time/zone.ts', code: `export { readFile } from 'node:fs/promises';` },
  'lib-takes-no-server-package': { file: 'lib/client/call.ts', code: `export { Pool } from 'pg';` },
  'domain-words-nothing': {
    file: 'lib/domain/booking/refusal.ts',
    code: `export type { text } from '@/lib/text/text';`,
  },
  'components-import-lib-only': {
    file: 'components/room/room-card.ts',
    code: `export { session } from '@/bff/session/session';`,
  },
  'ui-knows-no-noun': {
    file: 'components/ui/toast.ts',
    code: `export { roomGrid } from '../room/room-grid';`,
  },
  'forms-use-the-kit': {
    file: 'components/room/book-room.ts',
    code: `export { useForm } from 'react-hook-form';`,
  },
  'captcha-knows-no-way-in': {
    file: 'components/captcha/sliding/use-solve.ts',
    code: `export { step } from '../../login/step';`,
  },
  'credentials-know-no-screen': {
    file: 'components/credentials/password-field.ts',
    code: `export { step } from '../login/step';`,
  },
  'browsers-get-no-schemas': {
    file: 'lib/query/room.ts',
    code: `export { roomSchema } from '@/lib/contract/room';`,
  },
  'app-imports-no-service': {
    file: 'app/page.ts',
    code: `export { bookMeeting } from '@/service/booking/commands/book-meeting';`,
  },
  'middleware-asks-the-guard': {
    file: 'middleware.ts',
    code: `export { upstream } from '@/bff/upstream/transport/http';`,
  },
  'bff-imports-lib-only': {
    file: 'bff/auth/login.ts',
    code: `export { bookMeeting } from '@/service/booking/commands/book-meeting';`,
  },
  'embedded-takes-types': {
    file: 'bff/upstream/transport/embedded.ts',
    code: `export { bookMeeting } from '@/service/booking/commands/book-meeting';`,
  },
  'service-imports-shared-rooms': {
    file: 'service/room/routes.ts',
    code: `export { api } from '@/lib/client/api';`,
  },
  'db-stands-on-lib': {
    file: 'service/db/connect.ts',
    code: `export type { Caller } from '../kernel/caller';`,
  },
  'kernel-knows-no-noun': {
    file: 'service/kernel/deps.ts',
    code: `export type { Row } from '../room/queries/rows';`,
  },
  'gateways-and-live-know-no-noun': {
    file: 'service/gateways/sms/gateway.ts',
    code: `export type { Hub } from '../../live/hub';`,
  },
  'nouns-stand-below-what-runs-them': {
    file: 'service/room/commands/close-room.ts',
    code: `export type { Mount } from '../../http/mount';`,
  },
  'nouns-keep-routes-and-presenting': {
    file: 'service/booking/commands/answer.ts',
    code: `export type { Presented } from '../../company/present';`,
  },
  'jobs-and-operations-stand-below-http': {
    file: 'service/operations/clean-up/clean-up.ts',
    code: `export type { App } from '../../app';`,
  },
  'http-knows-no-noun': {
    file: 'service/http/parse.ts',
    code: `export type { Row } from '../room/queries/rows';`,
  },
  ...Object.fromEntries(forwards.map(({ rule, ...broken }) => [rule, broken])),
  'service-is-plain-node': {
    file: 'service/room/present.ts',
    code: `export { createElement } from 'react';`,
  },
  'tests-stay-tests': { file: 'lib/domain/helper.ts', code: `export { fixture } from './fixture.test';` },
  'no-dev-packages': { file: 'service/room/queries/rooms.ts', code: `export { check } from 'fast-check';` },
  'no-missing-modules': { file: 'lib/text/words.ts', code: `export { gone } from './gone';` },
};

/** The target of the planted files, itself without fault. */
const innocent: Record<string, string> = {
  'lib/domain/circle-b.ts': `import type { A } from './circle-a';\nexport type B = A | undefined;`,
  'lib/domain/fixture.test.ts': 'export const fixture = 1;',
  'lib/contract/room.ts': 'export const roomSchema = 1;\nexport type Room = 1;',
  'lib/text/text.ts': 'export const text = 1;',
  'lib/client/api.ts': 'export const api = 1;',
  'lib/query/types.ts': `import type { Room } from '@/lib/contract/room';\nexport type Query = Room;`,
  'bff/session/session.ts': `export { text as session } from '@/lib/text/text';`,
  'bff/upstream/transport/http.ts': 'export const upstream = 1;',
  'components/room/room-grid.ts': `export { text as roomGrid } from '@/lib/text/text';`,
  'components/login/step.ts': `export { text as step } from '@/lib/text/text';`,
  'service/booking/commands/book-meeting.ts': `export { roomSchema as bookMeeting } from '@/lib/contract/room';`,
  'service/kernel/caller.ts': 'export type Caller = 1;',
  'service/live/hub.ts': `import type { Caller } from '../kernel/caller';\nexport type Hub = Caller;`,
  'service/http/mount.ts': `import type { Caller } from '../kernel/caller';\nexport type Mount = Caller;`,
  'service/company/present.ts': `import type { Row } from './queries/rows';\nexport type Presented = Row;`,
  'service/app.ts': `import type { Mount } from './http/mount';\nexport type App = Mount;`,
  'service/report/commands/write-report.ts': `export type { Row } from '../../company/queries/rows';`,
  ...Object.fromEntries(nouns.map((noun) => [`service/${noun}/queries/rows.ts`, 'export type Row = 1;'])),
  'server.ts': `export { bookMeeting } from '@/service/booking/commands/book-meeting';\nexport { upstream } from '@/bff/upstream/transport/http';`,
};

describe('import boundaries', () => {
  let folder: string;
  let violations: Violation[];

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
    for (const name of ['node_modules', 'package.json', 'tsconfig.json']) {
      symlinkSync(path.join(root, name), path.join(folder, name));
    }
    const bad = Object.values(planted).map(({ file, code }) => [file, code] as const);
    for (const [file, code] of [...bad, ...Object.entries(innocent)]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    const depcruise = path.join(root, 'node_modules/.bin/depcruise');
    const folders = ['app', 'bff', 'components', 'lib', 'service', 'middleware.ts', 'server.ts'];
    const { stdout } = spawnSync(depcruise, ['--config', config, '--output-type', 'json', ...folders], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(rules.map(({ name }) => name))('%s is broken by its planted file', (name) => {
    const files = violations.filter(({ rule }) => rule.name === name).map(({ from }) => from);
    expect(files).toContain(planted[name]?.file);
  });

  it('holds the nouns of the service to the order of the plan', () => {
    const ordered = rules.map(({ name }) => name).filter((name) => name.startsWith('noun-order-'));
    expect(ordered).toEqual(forwards.map(({ rule }) => rule));
  });

  it('complains about no innocent file', () => {
    const blamed = violations.filter(({ from, rule }) => from in innocent && rule.name !== 'no-cycles');
    expect(blamed).toEqual([]);
  });

  it.each(rules)('$name says where the code belongs', ({ comment }) => {
    expect(comment).toMatch(
      /\b(app|bff|components|lib|service)\b|beside the code|file of its own|package\.json/,
    );
  });
});
