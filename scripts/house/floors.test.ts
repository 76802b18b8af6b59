import { arrowsBetweenNouns, arrowsUp, withoutPlace } from './floors';
import { arrowsOf } from './imports';
import { importing } from './made-up-tree';

const arrow = (from: string, to: string) => arrowsOf(importing({ [from]: [`@/${to}`], [`${to}.ts`]: [] }));
const up = (from: string, to: string) => arrowsUp(arrow(from, to)).map(({ text }) => text);
const between = (from: string, to: string) => arrowsBetweenNouns(arrow(from, to)).map(({ text }) => text);

it.each([
  ['lib/domain/room/state.ts', 'service/db/pool', 'lib to db'],
  ['service/db/pool.ts', 'service/kernel/deps', 'db to kernel'],
  ['service/kernel/deps.ts', 'service/gateways/sms/sms', 'kernel to gateways'],
  ['service/kernel/deps.ts', 'service/live/hub', 'kernel to live'],
  ['service/gateways/sms/sms.ts', 'service/login/queries', 'gateways to login'],
  ['service/live/hub.ts', 'service/meeting/queries', 'live to meeting'],
  ['service/room/jobs.ts', 'service/jobs/runner', 'room to jobs'],
  ['service/room/queries.ts', 'service/operations/backup', 'room to operations'],
  ['service/room/queries.ts', 'service/http/mount', 'room to http'],
  ['service/jobs/runner.ts', 'service/http/mount', 'jobs to http'],
  ['service/operations/backup.ts', 'service/app', 'operations to composition'],
  ['service/http/mount.ts', 'service/app', 'http to composition'],
])('%s may not use %s', (from, to, way) => {
  expect(up(from, to)).toEqual([`runs up from ${way}: ${to}.ts`]);
});

it.each([
  ['service/app.ts', 'service/http/mount'],
  ['service/app.ts', 'service/room/routes'],
  ['service/http/mount.ts', 'service/kernel/deps'],
  ['service/jobs/runner.ts', 'service/room/jobs'],
  ['service/room/queries.ts', 'service/gateways/sms/sms'],
  ['service/gateways/sms/sms.ts', 'service/gateways/sms/http-sms'],
  ['service/kernel/deps.ts', 'service/db/pool'],
  ['service/db/pool.ts', 'lib/time/clock'],
  ['service/testing/desk.ts', 'service/app'],
])('%s may use %s', (from, to) => {
  expect(up(from, to)).toEqual([]);
});

it.each([
  ['service/company/queries.ts', 'service/report/queries', 'company comes before report'],
  ['service/room/queries/rooms.ts', 'service/meeting/queries', 'room comes before meeting'],
  ['service/booking/commands/book.ts', 'service/room/routes', 'uses routes of another noun'],
  ['service/booking/commands/book.ts', 'service/room/present', 'uses present of another noun'],
  ['service/booking/commands/book.ts', 'service/room/present/facts', 'uses present of another noun'],
])('of the nouns, %s may not use %s', (from, to, fault) => {
  expect(between(from, to)).toEqual([`${fault}: ${to}.ts`]);
});

it.each([
  ['service/booking/commands/book.ts', 'service/room/queries/rooms'],
  ['service/booking/commands/book.ts', 'service/meeting/commands/order'],
  ['service/booking/commands/book.ts', 'service/room/policy'],
  ['service/booking/routes.ts', 'service/booking/present'],
])('of the nouns, %s may use %s', (from, to) => {
  expect(between(from, to)).toEqual([]);
});

it('names the line of an import that runs up', () => {
  const arrows = arrowsOf(
    importing({
      'service/room/queries.ts': ['./policy', '../http/mount'],
      'service/room/policy.ts': [],
      'service/http/mount.ts': [],
    }),
  );
  expect(arrowsUp(arrows)).toMatchObject([{ file: 'service/room/queries.ts', line: 2 }]);
});

it('has no place for a file beside the composition, nor for a folder that is no noun', () => {
  const placed = [
    'app.ts',
    'start-service.ts',
    'db/pool.ts',
    'live/hub.ts',
    'note/queries.ts',
    'testing/desk.ts',
  ];
  const lost = ['deps.ts', 'helpers/a.ts', 'helpers/b.ts'];
  const tree = importing(
    Object.fromEntries([...placed, ...lost, 'app.test.ts'].map((file) => [`service/${file}`, []])),
  );
  expect(withoutPlace(tree).map(({ file, text }) => `${file} ${text}`)).toEqual([
    'service/deps.ts is none of the composition',
    'service/helpers/a.ts is in helpers, which is no noun and no floor',
  ]);
});
