import type { Kysely } from 'kysely';
import { fixedClock } from '@/lib/time/clock';
import type { Database } from '../../db/database';
import { createCompanyCache } from './company-cache';

const logger = { warn: jest.fn() };
/** The comparison with the outbox is a function of each test. */
const unused = {} as Kysely<Database>;

let elapsed: ReturnType<typeof fixedClock>;
beforeEach(() => {
  logger.warn.mockClear();
  elapsed = fixedClock(1);
});

describe('the cache of pages at once', () => {
  const compared = (snapshot: string, isUnchanged = false) => ({ snapshot, isUnchanged });
  type Compare = NonNullable<NonNullable<Parameters<typeof createCompanyCache>[1]>['compare']>;
  const cacheWith = (compare: Compare) => createCompanyCache({ db: unused, logger }, { elapsed, compare });
  const reader = (companyId = 'one') => ({ page: {}, companyId });
  const query = (value: string) => () => Promise.resolve([value]);

  it('the younger snapshot stays, although the older page is answered later', async () => {
    const compare = jest.fn<ReturnType<Compare>, Parameters<Compare>>();
    const cache = cacheWith(compare);
    let answer: (row: ReturnType<typeof compared>) => void = () => undefined;
    compare.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const slow = cache.read(reader(), 'rooms', query('old'));
    compare.mockResolvedValueOnce(compared('20:20:'));
    await cache.read(reader(), 'rooms', query('young'));
    answer(compared('10:10:'));
    expect(await slow).toEqual(['old']);
    compare.mockResolvedValueOnce(compared('30:30:', true));
    expect(await cache.read(reader(), 'rooms', query('new'))).toEqual(['young']);
    expect(compare).toHaveBeenLastCalledWith('one', '20:20:');
  });

  it('those with the same snapshot share what they read, those of another company never do', async () => {
    const cache = cacheWith(() => Promise.resolve(compared('20:20:')));
    expect(await cache.read(reader(), 'rooms', query('first'))).toEqual(['first']);
    expect(await cache.read(reader(), 'rooms', query('second'))).toEqual(['first']);
    expect(await cache.read(reader(), 'bookings', query('other'))).toEqual(['other']);
    expect(await cache.read(reader('two'), 'rooms', query('third'))).toEqual(['third']);
  });

  it('a page reads again after a change that the snapshot did not show', async () => {
    const compare = jest.fn(() => Promise.resolve(compared('20:20:')));
    const cache = cacheWith(compare);
    await cache.read(reader(), 'rooms', query('old'));
    compare.mockResolvedValueOnce(compared('30:30:'));
    expect(await cache.read(reader(), 'rooms', query('new'))).toEqual(['new']);
  });

  it('what is larger than all that the memory may take is answered and not stored', async () => {
    const cache = cacheWith(() => Promise.resolve(compared('20:20:', true)));
    const huge = 'x'.repeat(17 * 1024 * 1024);
    expect(await cache.read(reader(), 'rooms', query(huge))).toEqual([huge]);
    expect(await cache.read(reader(), 'rooms', query('small'))).toEqual(['small']);
  });

  it('the oldest entries go once all of them are too large', async () => {
    const cache = cacheWith(() => Promise.resolve(compared('20:20:', true)));
    const large = 'x'.repeat(6 * 1024 * 1024);
    for (const key of ['first', 'second', 'third']) await cache.read(reader(), key, query(large));
    expect(await cache.read(reader(), 'third', query('again'))).toEqual([large]);
    expect(await cache.read(reader(), 'first', query('again'))).toEqual(['again']);
  });

  it.each([{}, { code: '53300', severity: 'FATAL' }, { code: '57014', severity: 'ERROR' }])(
    '[R26] a database that is down, full or slow gets no second statement ($code)',
    async (fault) => {
      const compare = jest.fn(() => Promise.reject(Object.assign(new Error('no answer'), fault)));
      const rooms = jest.fn(query('rooms'));
      await expect(cacheWith(compare).read(reader(), 'rooms', rooms)).rejects.toThrow('no answer');
      expect(compare).toHaveBeenCalledTimes(1);
      expect(rooms).not.toHaveBeenCalled();
      expect(logger.warn).not.toHaveBeenCalled();
    },
  );

  it.each(['42P01', '42501', '55P03'])(
    '[R19] an outbox that cannot be read (%s) is logged once, and pages go without the cache for a while',
    async (code) => {
      const compare = jest.fn(() => Promise.reject(Object.assign(new Error('out'), { code })));
      const cache = cacheWith(compare);
      for (const value of ['first', 'second', 'third'])
        expect(await cache.read(reader(), 'rooms', query(value))).toEqual([value]);
      expect(compare).toHaveBeenCalledTimes(1);
      expect(logger.warn).toHaveBeenCalledTimes(1);
      elapsed.advance(10_000);
      await cache.read(reader(), 'rooms', query('fourth'));
      expect(compare).toHaveBeenCalledTimes(2);
    },
  );
});
