import { act, screen, waitFor } from '@testing-library/react';
import { enter } from '@/components/session/enter';
import { limits } from '@/lib/domain/limits/limits';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { DesktopStartUp } from './desktop-start-up';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));

const answers = {
  'POST /desktop/session': { userId: 'u1', expireTime: 1, staffs: [], next: '/schedule' },
  'GET /session': { userId: 'u1', staffId: 's1', companyName: '示例科技', expireTime: 1, embedded: false },
};

/** The desktop app, as whom it is used. */
const host = (userId: unknown = 'u1', overrides: object = {}) => ({
  version: '1.2',
  getUserInfo: jest.fn(async () => ({ userId })),
  getAuthCode: jest.fn(async () => ({ codeId: 'code-1' })),
  ...overrides,
});

beforeEach(() => {
  jest.mocked(enter).mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/none');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'workSdk');
  jest.useRealTimers();
});

const start = (
  sdk: unknown,
  { userId, bff = fakeBff(answers) }: { userId?: string; bff?: ReturnType<typeof fakeBff> } = {},
) => {
  if (sdk) Object.assign(window, { workSdk: sdk });
  return { ...renderApp(<DesktopStartUp userId={userId} />, bff), bff };
};
const failed = () => screen.findByText('桌面客户端登录失败，请使用其他方式登录');

describe('[SESS-08] in the desktop app', () => {
  it('[S01] a page begins with the person of the app, whose code alone passes through it', async () => {
    const { bff } = start(host());
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/transfer'));
    expect(bff.calls.map(({ key, body }) => [key, body])).toEqual([
      ['POST /desktop/session', { codeId: 'code-1' }],
      ['GET /session', undefined],
    ]);
  });

  it('waits for an app that comes later', async () => {
    start(undefined);
    Object.assign(window, { workSdk: host() });
    act(() => void window.dispatchEvent(new Event('worksdkready')));
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/transfer'));
  });

  it('keeps the way that led to the log-in', async () => {
    window.history.replaceState(null, '', '/login?to=%2Frooms');
    start(host());
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/transfer?to=%2Frooms'));
  });

  it('asks for nothing when the same person is logged in already', async () => {
    const sdk = host();
    const { bff } = start(sdk, { userId: 'u1' });
    await waitFor(() => expect(sdk.getUserInfo).toHaveBeenCalled());
    expect(sdk.getAuthCode).not.toHaveBeenCalled();
    expect(bff.calls).toEqual([]);
  });

  it('[S18] changes to the person of the app once per visit, and takes along nothing of the former one', async () => {
    sessionStorage.setItem('draft', 'x');
    const { unmount } = start(host('their-own-id'), { userId: 'u9' });
    await waitFor(() => expect(enter).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem('draft')).toBeNull();
    unmount();
    const again = host('their-own-id');
    start(again, { userId: 'u1' });
    await waitFor(() => expect(again.getUserInfo).toHaveBeenCalled());
    expect(again.getAuthCode).not.toHaveBeenCalled();
  });

  it.each([
    ['knows nobody', host('')],
    ['answers nonsense', host({ $ne: 1 })],
    ['refuses', host('u1', { getAuthCode: () => Promise.reject(new Error('no')) })],
    [
      'throws',
      host('u1', {
        getUserInfo: () => {
          throw new Error('no');
        },
      }),
    ],
  ])('says so when the app %s, and leaves everything as it is', async (_case, sdk) => {
    const { bff } = start(sdk);
    expect(await failed()).toBeVisible();
    expect(bff.calls).toEqual([]);
    expect(enter).not.toHaveBeenCalled();
  });

  it('does not wait for an app that hangs', async () => {
    jest.useFakeTimers();
    start(host('u1', { getAuthCode: () => new Promise(() => undefined) }));
    await act(() => jest.advanceTimersByTimeAsync(limits.desktopAnswerMs));
    expect(screen.getByText('桌面客户端登录失败，请使用其他方式登录')).toBeVisible();
  });

  it.each([
    ['the code is not taken', { 'POST /desktop/session': () => failure(410) }],
    ['the cookie did not stay', { 'GET /session': () => failure(401) }],
  ])('says so when %s, and goes nowhere', async (_case, overrides) => {
    start(host(), { bff: fakeBff({ ...answers, ...overrides }) });
    expect(await failed()).toBeVisible();
    expect(enter).not.toHaveBeenCalled();
  });

  it.each([
    ['another version', host('u1', { version: '2.0' })],
    ['half an interface', { version: '1', getUserInfo: () => Promise.resolve({ userId: 'u1' }) }],
    ['something else', 'sdk'],
  ])('has nothing to do with %s', async (_case, sdk) => {
    const { bff } = start(sdk);
    await act(async () => undefined);
    expect(bff.calls).toEqual([]);
    expect(enter).not.toHaveBeenCalled();
  });
});
