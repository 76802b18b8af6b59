import { fixedClock } from '@/lib/time/clock';
import { createLogger } from '../logger';
import { storeTroubleLog } from './store-trouble';

const plain = 'postgres://somebody:MARK@db.internal:5432/rooms?password=MARK';

function kit({
  level = 'info',
  connectionString = plain,
}: { level?: 'info' | 'debug'; connectionString?: string } = {}) {
  const lines: string[] = [];
  const clock = fixedClock(0);
  const logger = createLogger({ level, destination: { write: (line) => void lines.push(line) } });
  const failed = storeTroubleLog({ address: { connectionString }, logger, clock });
  return { failed, clock, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const failure = (code: string, message = 'connect failed') => Object.assign(new Error(message), { code });
const refused = failure('ECONNREFUSED');

describe('[R29] a database that is down at the start', () => {
  it('is one plain line, and another one a minute', () => {
    const { failed, clock, entries } = kit();
    for (let passed = 0; passed < 60_000; passed += 5_000) {
      failed(refused);
      clock.advance(5_000);
    }
    expect(entries()).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        database: 'db.internal:5432/rooms',
        code: 'ECONNREFUSED',
        msg: 'the database cannot be reached; trying again',
      },
    ]);
    failed(refused);
    expect(entries()).toHaveLength(2);
  });

  it('is told at once when its trouble is another one', () => {
    const { failed, entries } = kit();
    const shut = new Error('The schema could not be brought up to date', { cause: failure('28P01') });
    const silent = new Error('timeout exceeded when trying to connect');
    for (const error of [refused, refused, shut, shut, failure('ENOTFOUND'), silent, refused]) failed(error);
    expect(entries().map(({ code }) => code)).toEqual([
      'ECONNREFUSED',
      '28P01',
      'ENOTFOUND',
      'no answer',
      'ECONNREFUSED',
    ]);
  });

  it('shows its whole error to who debugs, and a fault of ours to everybody', () => {
    const debugged = kit({ level: 'debug' });
    debugged.failed(refused);
    const stack = expect.stringContaining('connect failed');
    expect(debugged.entries()[1]).toMatchObject({ level: 20, err: { stack } });
    const { failed, entries } = kit();
    failed(failure('42601'));
    expect(entries()).toMatchObject([{ level: 40, err: { code: '42601', stack } }]);
  });
});

it.each([
  [plain, 'db.internal:5432/rooms'],
  ['host=db password=MARK', 'an address that is no URL'],
])('[S58] names the database of %s without credentials', (connectionString, database) => {
  const { failed, entries } = kit({ connectionString });
  failed(refused);
  expect(entries()).toMatchObject([{ database }]);
});
