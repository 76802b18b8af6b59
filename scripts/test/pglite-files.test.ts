import { embeddedStoreTests, pgliteFiles } from './pglite-files';

const files = pgliteFiles();

test('the embedded store, what is written differently for PGlite, and a smoke test run on PGlite', () => {
  expect(files.filter((file) => file.startsWith(embeddedStoreTests))).not.toEqual([]);
  const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1));
  expect(names).toEqual(
    expect.arrayContaining(['migrate.test.ts', 'booking-storm.test.ts', 'bookings.test.ts', 'rooms.test.ts']),
  );
});

test('nothing outside of the service runs on PGlite, nor what is the same on PostgreSQL', () => {
  expect(files.filter((file) => !file.startsWith('service/'))).toEqual([]);
  expect(files.filter((file) => file.endsWith('/account-register.test.ts'))).toEqual([]);
});
