import { render, screen } from '@testing-library/react';
import { frameData } from '@/app/frame-data';
import LoginPage from './page';

jest.mock('next/headers', () => ({ cookies: () => new Map(), headers: () => ({}) }));
jest.mock('@/app/frame-data', () => ({ frameData: jest.fn() }));
jest.mock('@/bff/auth/wechat/pending-binding', () => ({ readPendingBinding: () => undefined }));
jest.mock('@/bff/browser-config/auth-config', () => ({ authConfig: () => ({}) }));
jest.mock('@/bff/config/env', () => ({ env: () => ({ PUBLIC_ORIGIN: 'https://rooms.test' }) }));
jest.mock('@/bff/session/session-context', () => ({ sessionContext: () => ({}) }));
jest.mock('@/components/login/login-screen', () => ({
  LoginScreen: ({ notice }: { notice: React.ReactNode }) => notice,
}));

const open = async (query: Record<string, string | string[]>, realName?: string) => {
  jest.mocked(frameData).mockResolvedValue(realName === undefined ? {} : { realName });
  render(await LoginPage({ searchParams: Promise.resolve(query) }));
};

describe('[SESS-07] the log-in page', () => {
  it('says to who was logged in until now why he is asked to log in', async () => {
    await open({ to: '/rooms', ended: '1' });
    expect(screen.getByText('登录已失效，请重新登录')).toBeVisible();
  });

  it.each([
    ['after a log-out', {}],
    ['to who comes for the first time', { to: '/rooms' }],
    ['for what somebody else wrote into the address', { ended: '<b>hello</b>' }],
    ['for a value that comes twice', { ended: ['1', '1'] }],
  ])('says nothing %s', async (_when, query) => {
    await open(query);
    expect(document.body).toHaveTextContent('');
  });

  it('says that somebody is in rather than that nobody is any more', async () => {
    await open({ ended: '1' }, '林晓');
    expect(document.body).toHaveTextContent('您已登录为 林晓，直接进入');
  });
});
