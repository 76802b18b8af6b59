import { testClock, testNow } from '../test-clock';
import { type TestDatabase, testDatabase } from './test-database';

/**
 * For test files whose hours count: a store of the file's own, and a clock that stands at the tests' hour before each test.
 *
 * @example
 * const { store, clock } = testStore();
 * const call = rawClient(store.db, { clock }); // within a test
 */
export function testStore() {
  const store = {} as TestDatabase;
  const clock = testClock();
  beforeAll(async () => {
    Object.assign(store, await testDatabase());
  });
  afterAll(() => store.close());
  beforeEach(() => clock.set(testNow));
  return { store, clock };
}
