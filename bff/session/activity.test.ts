import { cookieOf, keys, sessionOf, testGateway } from '@/test/bff/test-gateway';
import { extendActivity } from './activity';
import { readSession } from './read-session';

const hour = 3_600_000;
const day = 24 * hour;

/** A browser that got a session for 14 days, and the clock it lives by. */
async function browser(idleMs = 7 * day) {
  const { gateway, clock } = testGateway({}, { idleMs });
  const cookies = new Map<string, string>();
  const keep = (pair: string) => cookies.set(pair.slice(0, pair.indexOf('=')), pair);
  const session = sessionOf({ expiresAt: clock.now() + 14 * day });
  keep(await cookieOf(session, gateway));
  const read = (context = gateway) =>
    readSession({ headers: new Headers({ cookie: [...cookies.values()].join('; ') }) }, context);
  /** Opens a page; answers the Set-Cookie line, if there was one. */
  const visit = async () => {
    const reading = await read();
    const line = reading.kind === 'session' ? await extendActivity(reading, gateway) : undefined;
    if (line) keep(line.split(';', 1).join(''));
    return line;
  };
  const switchCompany = async () =>
    keep(await cookieOf(sessionOf({ expiresAt: session.expiresAt }), gateway));
  return { gateway, clock, read, visit, switchCompany, keep };
}

describe('[S09] a session', () => {
  it('ends a week after it was last used', async () => {
    const { clock, read } = await browser();
    clock.advance(7 * day - 1);
    expect((await read()).kind).toBe('session');
    clock.advance(1);
    expect(await read()).toEqual({ kind: 'refused', reason: 'expired' });
  });

  it('goes on while it is used, until its 14 days are over', async () => {
    const { clock, read, visit } = await browser();
    clock.advance(6 * day);
    expect(await visit()).toMatch(
      /^__Host-rooms-activity=Fe26[^;]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
    clock.advance(6 * day);
    await visit();
    clock.advance(2 * day - 1);
    expect((await read()).kind).toBe('session');
    clock.advance(1);
    expect((await read()).kind).toBe('refused');
  });

  it('says that it is in use at most once a day', async () => {
    const { clock, visit } = await browser();
    clock.advance(day - 1);
    expect(await visit()).toBeUndefined();
    clock.advance(1);
    expect(await visit()).toBeDefined();
    expect(await visit()).toBeUndefined();
  });

  it('has no idle end beside its own', async () => {
    const { clock, visit } = await browser(14 * day);
    clock.advance(13 * day);
    expect(await visit()).toBeUndefined();
  });

  it('is not kept alive by the note about another one, as a slow page may leave it after a switch', async () => {
    const { clock, read, visit, switchCompany } = await browser();
    clock.advance(6 * day);
    const late = (await visit()) ?? '';
    const fresh = await browser();
    fresh.clock.set(clock.now());
    await fresh.switchCompany();
    fresh.keep(late.split(';', 1).join(''));
    expect((await fresh.read()).kind).toBe('session');
    fresh.clock.advance(7 * day);
    expect((await fresh.read()).kind).toBe('refused');
    await switchCompany();
    expect((await read()).kind).toBe('session');
  });

  it('[S03] takes neither its own seal nor a forged one for a note of use', async () => {
    const { clock, keep, read, gateway } = await browser();
    const [, sealed = ''] = (await cookieOf(sessionOf({ expiresAt: clock.now() + 14 * day }), gateway)).split(
      '=',
    );
    clock.advance(8 * day);
    for (const value of [sealed, 'Fe26.2**x~2']) {
      keep(`__Host-rooms-activity=${value}`);
      expect((await read()).kind).toBe('refused');
    }
  });

  it('[S04] notes its use under the first key', async () => {
    const { clock, gateway, keep, read } = await browser();
    clock.advance(6 * day);
    const rotated = { ...gateway, keys: () => [keys.young, keys.old] as const };
    const reading = await read(rotated);
    const line = reading.kind === 'session' ? await extendActivity(reading, rotated) : undefined;
    keep(line?.split(';', 1).join('') ?? '');
    clock.advance(2 * day);
    expect((await read(rotated)).kind).toBe('session');
    expect((await read()).kind).toBe('refused');
  });
});
