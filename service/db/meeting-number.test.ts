import { sql } from 'kysely';
import { aMeeting, aStaff, type TestDatabase, testDatabase } from '../testing';

jest.setTimeout(120_000);

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

/** Runs work on a store that has no number yet. */
async function onFreshStore(work: (fresh: TestDatabase) => Promise<void>): Promise<void> {
  const fresh = await testDatabase();
  try {
    await work(fresh);
  } finally {
    await fresh.close();
  }
}

async function numbers(count: number, { db } = store): Promise<string[]> {
  const { rows } = await sql<{ no: string }>`
    select next_meeting_number() as no from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ no }) => no);
}

const steps = (list: readonly string[]) =>
  list.slice(1).map((no, index) => (Number(no) - Number(list[index]) + 1e10) % 1e10);

/** The images of 0 to half² − 1. */
async function permuted(half: number, key: string): Promise<number[]> {
  const { rows } = await sql<{ image: string }>`
    select keyed_permutation(number, ${half}::bigint, sha256(${key}::text::bytea))::text as image
    from generate_series(0, ${half * half - 1}::bigint) as number order by number`.execute(store.db);
  return rows.map(({ image }) => Number(image));
}

const [factor, offset, modulus] = [7_368_787n, 1_234_567_891n, 10_000_000_000n];

/** The factor's inverse, as Euler has it: 4 · 10^9 residues are coprime to 10^10. */
function inverseOfFactor(): bigint {
  let [result, base] = [1n, factor];
  for (let exponent = 4_000_000_000n - 1n; exponent > 0n; exponent >>= 1n) {
    if (exponent % 2n === 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}

/** Whether the first numbers of the former sequence, place · factor + offset, hold this one. */
function isOlder(no: string, count: number): boolean {
  const place = ((BigInt(no) + modulus - offset) * inverseOfFactor()) % modulus;
  expect((place * factor + offset) % modulus).toBe(BigInt(no));
  return place >= 1n && place <= BigInt(count);
}

describe('[MEET-01] meeting numbers', () => {
  test('are ten digits, and 20,000 of them are all different', async () => {
    const list: string[] = [];
    while (list.length < 20_000) list.push(...(await numbers(2_000)));
    expect(list.every((no) => /^\d{10}$/.test(no))).toBe(true);
    expect(new Set(list).size).toBe(list.length);
  });

  test('do not follow from the ones before: no two steps are alike, and each digit is as frequent as any', async () => {
    const list = await numbers(2_000);
    expect(new Set(steps(list)).size).toBe(list.length - 1);
    for (let place = 0; place < 10; place += 1) {
      const counts = new Map<string, number>();
      for (const no of list) counts.set(no[place]!, (counts.get(no[place]!) ?? 0) + 1);
      // 200 are expected; six standard deviations are 80.
      for (const digit of '0123456789') expect(Math.abs((counts.get(digit) ?? 0) - 200)).toBeLessThan(80);
    }
    const rising = steps(list).filter((step) => step < 5e9).length;
    expect(Math.abs(rising - 1_000)).toBeLessThan(140);
  });

  test.each([2, 10, 50])('are a permutation: over %i² numbers each comes exactly once', async (half) => {
    const images = await permuted(half, 'one');
    expect([...images].sort((one, other) => one - other)).toEqual(images.map((_, index) => index));
  });

  test('come in another order under another key, and each store has its own', async () => {
    const [one, other] = [await permuted(30, 'one'), await permuted(30, 'other')];
    // One fixed point is expected between two random permutations.
    expect(one.filter((image, index) => image === other[index]).length).toBeLessThan(12);
    const mine = await numbers(10);
    await onFreshStore(async (fresh) => expect(await numbers(10, fresh)).not.toEqual(mine));
  });

  test('are never one of those made before there was a key: the next one is taken instead', async () => {
    await onFreshStore(async (fresh) => {
      // So many that nine of ten are older ones.
      const older = 9_000_000_000;
      await sql`select setval('meeting_number_seq', ${older}::bigint)`.execute(fresh.db);
      const list = await numbers(50, fresh);
      expect(list.filter((no) => isOlder(no, older))).toEqual([]);
      const { rows } = await sql<{ place: string }>`
        select last_value as place from meeting_number_seq`.execute(fresh.db);
      expect(Number(rows[0]?.place) - older).toBeGreaterThan(100);
    });
  });

  test('are unique when the first meetings of a store are written at once', async () => {
    await onFreshStore(async ({ db }) => {
      const people = await Promise.all(Array.from({ length: 8 }, () => aStaff(db)));
      const meetings = await Promise.all(
        people.map(({ id, companyId }) =>
          aMeeting(db, { creator_id: id, company_id: companyId, roomIds: [] }),
        ),
      );
      expect(new Set(meetings.map(({ meetingNo }) => meetingNo)).size).toBe(8);
      const { rows } = await sql`select from meeting_number_key`.execute(db);
      expect(rows).toHaveLength(1);
    });
  });
});
