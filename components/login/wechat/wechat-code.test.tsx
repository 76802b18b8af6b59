import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { QrLogin } from '../qr/qr-login';

jest.mock('next/navigation', () => ({ useSearchParams: jest.fn() }));

const make = 'POST /wechat';
const page = { address: 'https://open.example.com/connect/qrconnect?state=s', lifeMs: 600_000 };

type Setup = { bff?: Record<string, unknown>; agreed?: boolean; search?: Record<string, string> };

function renderWechat({ bff: changes = {}, agreed = true, search = {} }: Setup = {}) {
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(search) as never);
  const bff = fakeBff({
    [make]: page,
    'POST /qr': { codeId: 'code-1', address: 'https://rooms.example.com/qr/code-1', expireTime: 0 },
    'GET /api-auth/api/client/webappAuth/getCode': { state: 'waiting' },
    ...changes,
  });
  renderApp(<Mode agreed={agreed} />, bff);
  return { bff, user: userEvent.setup(), made: () => madeBy(bff) };
}

function Mode({ agreed }: { agreed: boolean }) {
  const [agreement, agree] = useState(agreed);
  return (
    <QrLogin
      config={{ wechat: true }}
      wanted="/rooms"
      typing={{ agreement, agree, askAgreement: jest.fn() }}
    />
  );
}

const madeBy = (bff: ReturnType<typeof fakeBff>) => bff.calls.filter(({ key }) => key === make);
const frame = () => screen.queryByTitle('微信扫码登录');
const arrives = async () => fireEvent.load(await screen.findByTitle('微信扫码登录'));
const status = () => screen.getByRole('status');

describe('the social chat app’s page', () => {
  it('[AUTH-06] is shown in a frame that may lead the window back and little else', async () => {
    const { made } = renderWechat();
    expect(status()).toHaveTextContent('二维码生成中');
    await arrives();
    expect(status()).toHaveTextContent('请使用微信扫码登录');
    expect(frame()).toHaveAttribute('src', page.address);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-top-navigation');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(made()).toHaveLength(1);
    expect(made()[0]?.body).toEqual({ to: '/rooms' });
  });

  it('[AUTH-06] [AUTH-10] asks nobody before the agreement is ticked', async () => {
    const { user, made } = renderWechat({ agreed: false });
    expect(frame()).not.toBeInTheDocument();
    expect(made()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '同意协议并显示二维码' }));
    await arrives();
    expect(status()).toHaveTextContent('请使用微信扫码登录');
  });

  it('[AUTH-06] has a way to the page itself beside it, for a frame that stays empty', async () => {
    renderWechat();
    expect(screen.getByRole('link', { name: '二维码没有显示？前往微信页面扫码' })).toHaveAttribute(
      'href',
      '/bff/wechat/start?to=%2Frooms',
    );
    await arrives();
  });

  it.each([
    ['no network', offline, '网络错误，请稍后再试', '点击重试'],
    ['the service is down', () => failure(503), '网络错误，请稍后再试', '点击重试'],
    ['it is not configured any more', () => failure(429), '登录失败操作频繁，请稍后再试', '点击刷新'],
  ])(
    '[AUTH-06] says so when it cannot be had, and is asked for again: %s',
    async (_, answer, words, again) => {
      let isDown = true;
      const { user } = renderWechat({ bff: { [make]: () => (isDown ? answer() : json(page)) } });
      await waitFor(() => expect(status()).toHaveTextContent(words));
      isDown = false;
      await user.click(screen.getByRole('button', { name: again }));
      await arrives();
      expect(status()).toHaveTextContent('请使用微信扫码登录');
    },
  );

  it('[AUTH-06] gives way to our own code, and comes back', async () => {
    const { user } = renderWechat();
    await arrives();
    await user.click(screen.getByRole('button', { name: '用已登录的手机扫码' }));
    expect(await screen.findByRole('img', { name: '登录二维码' })).toBeVisible();
    expect(frame()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '使用微信扫码' }));
    await arrives();
    expect(status()).toHaveTextContent('请使用微信扫码登录');
  });

  it.each([
    ['denied', '微信登录已取消'],
    ['expired', '微信登录已过期或已使用，请重新扫码'],
    ['unbound', '该微信尚未绑定账号，请使用其他方式登录'],
    ['disabled', '该微信绑定的账号已停用，请联系企业IT管理员'],
    ['unavailable', '微信登录暂时不可用，请稍后再试或使用其他方式登录'],
  ])('[AUTH-06] says why it ended here again: %s', async (wechat, words) => {
    renderWechat({ search: { wechat } });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await arrives();
  });

  it('[AUTH-06] says it once: the address forgets it, and keeps the rest', async () => {
    window.history.replaceState(null, '', '/login?to=%2Frooms&wechat=denied&mode=qr');
    renderWechat({ search: { wechat: 'denied' } });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(window.location.search).toBe('?to=%2Frooms&mode=qr');
    await arrives();
  });
});

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[AUTH-06] is over with the log-in that it belongs to, and made anew by a click', async () => {
    const { made } = renderWechat();
    await arrives();
    act(() => jest.advanceTimersByTime(page.lifeMs));
    expect(status()).toHaveTextContent('二维码已过期，点击刷新');
    fireEvent.click(screen.getByRole('button', { name: '二维码已过期，点击刷新' }));
    await waitFor(() => expect(status()).toHaveTextContent('二维码生成中'));
    await arrives();
    expect(status()).toHaveTextContent('请使用微信扫码登录');
    expect(made()).toHaveLength(2);
  });

  it('[AUTH-06] is said not to come when it takes too long, and welcome when it does', async () => {
    renderWechat();
    await screen.findByTitle('微信扫码登录');
    act(() => jest.advanceTimersByTime(15_000));
    expect(status()).toHaveTextContent('网络错误，请稍后再试');
    expect(screen.getByRole('button', { name: '点击重试' })).toBeVisible();
    await arrives();
    expect(status()).toHaveTextContent('请使用微信扫码登录');
  });
});
