import { embeddedStoreTests, pgliteFiles, planTests } from './pglite-files';

const files = pgliteFiles();

test('the embedded store, what is written differently for PGlite, and a smoke test run on PGlite', () => {
  expect(files.filter((file) => file.startsWith(embeddedStoreTests))).not.toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      'service/db/migrate.test.ts',
      'service/booking/commands/booking-storm.test.ts',
      'service/booking/routes.test.ts',
      'service/room/routes.test.ts',
    ]),
  );
});

test('nothing outside of the service runs on PGlite, nor what is the same on PostgreSQL', () => {
  expect(files.filter((file) => !file.startsWith('service/'))).toEqual([]);
  expect(files.filter((file) => file.endsWith('/account-register.test.ts'))).toEqual([]);
  expect(files.filter((file) => file.startsWith(planTests))).toEqual([]);
});
