import { redirect } from 'next/navigation';
import BindWechatPage from './page';

jest.mock('next/navigation', () => ({ redirect: jest.fn() }));
jest.mock('next/headers', () => ({ headers: () => ({}) }));
jest.mock('@/bff/auth/wechat/pending-binding', () => ({}));
jest.mock('@/bff/config/env', () => ({ env: () => ({ PUBLIC_ORIGIN: 'https://rooms.test' }) }));
jest.mock('@/bff/session/load-session', () => ({
  loadSession: () => ({ kind: 'nobody' }),
  loadPageSession: () => undefined,
}));
jest.mock('@/bff/session/session-context', () => ({}));
jest.mock('@/bff/upstream/load-page', () => ({}));
jest.mock('@/bff/upstream/server-api', () => ({}));

it.each([
  ['/rooms?date=2026-11-20', '/login?to=%2Frooms%3Fdate%3D2026-11-20'],
  ['https://evil.example', '/login'],
  [undefined, '/login'],
])('[AUTH-20] [S17] sends who is logged out to the log-in, which leads on to %s', async (to, address) => {
  jest.mocked(redirect).mockImplementation((target) => {
    throw new Error(`to ${target}`);
  });
  await expect(BindWechatPage({ searchParams: Promise.resolve({ ...(to && { to }) }) })).rejects.toThrow(
    `to ${address}`,
  );
});
