import { redirect } from 'next/navigation';
import { headers } from 'next/headers';
import { cookieOf, keys, sessionOf } from '@/test/bff/test-gateway';
import { loadSession } from '../load-session';
import { requireIdentity } from './require-identity';
import { registerSessionKey, sessionContext } from '../session-context';

jest.mock('next/headers', () => ({ headers: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: jest.fn((to: string) => {
    throw new Error(`redirect ${to}`);
  }),
}));

beforeAll(() => registerSessionKey(keys.old));

const tomorrow = Date.now() + 86_400_000;

/** Renders the next page as someone with this session, or with none. */
async function visit(session?: Parameters<typeof sessionOf>[0], target = '/details/1024') {
  const given = new Headers({ 'x-page-target': target });
  if (session) {
    given.set('cookie', await cookieOf(sessionOf({ expiresAt: tomorrow, ...session }), sessionContext()));
  }
  jest.mocked(headers).mockResolvedValue(given as Awaited<ReturnType<typeof headers>>);
}

describe('[SESS-05] a page that needs an identity', () => {
  it('gets it, without the token', async () => {
    await visit({});
    const identity = await requireIdentity();
    expect(identity).toMatchObject({
      staffId: 'staff-1',
      companyTimeZone: 'Asia/Shanghai',
      realName: '林晓',
    });
    expect(JSON.stringify(identity)).not.toContain('MARK');
  });

  it('sends a visitor to log in and back', async () => {
    await visit();
    await expect(requireIdentity()).rejects.toThrow('redirect /login?to=%2Fdetails%2F1024');
    expect(redirect).toHaveBeenCalledTimes(1);
  });

  it('sends an account without a company to /none', async () => {
    await visit({ staff: undefined });
    await expect(requireIdentity()).rejects.toThrow('redirect /none');
  });

  it('[S17] comes back to no address of another site, should the header be forged', async () => {
    await visit(undefined, '//evil.example/x');
    await expect(requireIdentity()).rejects.toThrow(/redirect \/login$/);
  });
});

it('[SESS-01] tells a page who looks at it, never with which token', async () => {
  await visit({});
  const visitor = await loadSession();
  expect(visitor.kind).toBe('staff');
  expect(JSON.stringify(visitor)).not.toContain('MARK');
});
