import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'next/navigation';
import { encode } from 'uqr';
import { enter } from '@/components/session/enter';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { QrLogin } from './qr-login';

jest.mock('next/navigation', () => ({ useSearchParams: jest.fn() }));
jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));

const make = 'POST /qr';
const getCode = 'GET /api-auth/api/client/webappAuth/getCode';
const logIn = 'POST /qr/session';
const address = 'https://rooms.example.com/qr/code-1';

const answers = {
  [make]: { codeId: 'code-1', address, expireTime: 0 },
  [getCode]: { state: 'waiting' },
  'GET /api-auth/api/getLoginCsrfToken': { csrfToken: 'csrf-1' },
  [logIn]: { userId: 'u1', expireTime: 0, staffs: [], next: '/none' },
  'GET /session': { userId: 'u1', realName: '林晓', expireTime: 0, embedded: true },
};

function renderQr(changes: Record<string, unknown> = {}, config = {}) {
  const bff = fakeBff({ ...answers, ...changes });
  renderApp(
    <QrLogin
      config={config}
      wanted={undefined}
      typing={{ agreement: false, agree: jest.fn(), askAgreement: jest.fn() }}
    />,
    bff,
  );
  return { bff, user: userEvent.setup(), status: () => screen.getByRole('status') };
}

const never = () => new Promise(() => undefined);

beforeEach(() => {
  jest.mocked(enter).mockClear();
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams() as never);
});

describe('the QR log-in says', () => {
  it.each([
    ['generating', { [make]: never }, '二维码生成中'],
    ['waiting', {}, '请用已登录的手机扫码'],
    ['scanned', { [getCode]: { state: 'scanned' } }, '已扫码，请在手机上确认'],
    ['expired', { [getCode]: { state: 'expired' } }, '二维码已过期，点击刷新'],
    ['used elsewhere', { [getCode]: { state: 'used' } }, '二维码已过期，点击刷新'],
    ['forgotten', { [getCode]: () => failure(404) }, '二维码已过期，点击刷新'],
    ['denied', { [getCode]: { state: 'denied' } }, '登录失败已在手机上取消登录'],
    ['refused', { [make]: () => failure(429) }, '登录失败操作频繁，请稍后再试'],
    ['no network for a code', { [make]: offline }, '网络错误，请稍后再试'],
    ['no network while waiting', { [getCode]: offline }, '网络错误，请稍后再试'],
    ['service down while waiting', { [getCode]: () => failure(503) }, '网络错误，请稍后再试'],
    ['confirmed', { [getCode]: { state: 'confirmed' }, [logIn]: never }, '已确认，正在登录…'],
    ['success', { [getCode]: { state: 'confirmed' } }, '登录成功'],
    [
      'confirmed, then too late',
      { [getCode]: { state: 'confirmed' }, [logIn]: () => failure(404) },
      '二维码已过期，点击刷新',
    ],
    [
      'confirmed, but the cookie did not stay',
      { [getCode]: { state: 'confirmed' }, 'GET /session': () => failure(401) },
      /^登录失败浏览器无法保存登录状态/,
    ],
  ])('[AUTH-06] %s', async (_, changes, words) => {
    const { status } = renderQr(changes);
    await waitFor(() => expect(status()).toHaveTextContent(words));
  });
});

describe('the QR code', () => {
  it('[AUTH-06] holds the address for the phone, dark on light with its quiet zone', async () => {
    renderQr();
    const image = await screen.findByRole('img', { name: '登录二维码' });
    const { size, data } = encode(address, { ecc: 'M', border: 4 });
    expect(image).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
    expect(darkModules(image.querySelector('path')?.getAttribute('d') ?? '', size)).toEqual(data);
  });

  it('[AUTH-06] is made anew by a click once it has expired', async () => {
    let made = 0;
    const { bff, user, status } = renderQr({
      [make]: () => json({ codeId: `code-${++made}`, address, expireTime: 0 }),
      [getCode]: () => json({ state: made === 1 ? 'expired' : 'waiting' }),
    });
    const again = await screen.findByRole('button', { name: '二维码已过期，点击刷新' });
    // The sentence stands below the code already.
    expect(again).toHaveTextContent(/^点击刷新$/);
    await user.click(again);
    expect(screen.getByRole('group', { name: '登录二维码' })).toHaveFocus();
    await waitFor(() => expect(status()).toHaveTextContent('请用已登录的手机扫码'));
    expect(screen.getByRole('group', { name: '登录二维码' })).toHaveFocus();
    expect(bff.keys().filter((key) => key === make)).toHaveLength(2);
  });

  it('[AUTH-06] has a word for who looks at it on the phone itself', async () => {
    const { status } = renderQr();
    await waitFor(() => expect(status()).toHaveTextContent('请用另一台设备扫码，本机可用其他方式登录'));
  });

  it('[AUTH-06] is asked for again, not made anew, when the network comes back', async () => {
    let isDown = true;
    const { bff, user, status } = renderQr({
      [getCode]: () => (isDown ? offline() : json({ state: 'scanned' })),
    });
    const again = await screen.findByRole('button', { name: '点击重试' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(status()).toHaveTextContent('已扫码，请在手机上确认'));
    expect(bff.keys().filter((key) => key === make)).toHaveLength(1);
  });

  it('[AUTH-06] could not be made for lack of a network: a click tries again', async () => {
    let isDown = true;
    const { user, status } = renderQr({
      [make]: () => (isDown ? offline() : json(answers[make])),
    });
    const again = await screen.findByRole('button', { name: '点击重试' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(status()).toHaveTextContent('请用已登录的手机扫码'));
  });
});

it('[AUTH-06] the social chat app is not offered where it is not configured', () => {
  renderQr();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByTitle('微信扫码登录')).not.toBeInTheDocument();
});

it('[AUTH-18] logs in once, with the CSRF token and nothing of the code', async () => {
  const { bff } = renderQr({ [getCode]: { state: 'confirmed' } });
  await waitFor(() => expect(enter).toHaveBeenCalledWith('/none'));
  const calls = bff.calls.filter(({ key }) => key === logIn);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('x-csrf-token')).toBe('csrf-1');
  expect(calls[0]?.body).toBeUndefined();
});

/** The path drawn again, as the rows of modules that it covers. */
function darkModules(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}
