import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { enter } from '@/components/session/enter';
import { storeTarget } from '@/components/session/store-target';
import { TransferScreen } from './transfer-screen';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
beforeEach(() => {
  jest.mocked(enter).mockClear();
  sessionStorage.clear();
});

describe('[SESS-09] between entry and product', () => {
  it.each([
    ['the page asked for', { to: '/rooms', staffId: 's1' }, '/rooms'],
    ['where the same person was', { staffId: 's1' }, '/early-end/42'],
    ['[S18] the schedule for anybody else', { staffId: 's2' }, '/schedule'],
    ['the schedule for whoever has no company', {}, '/schedule'],
  ])('goes on to %s', (_case, props, to) => {
    storeTarget('s1', '/early-end/42');
    render(<TransferScreen {...props} />);
    expect(screen.getByRole('heading', { name: '正在跳转' })).toBeInTheDocument();
    expect(jest.mocked(enter).mock.calls).toEqual([[to]]);
  });

  it('[S18] keeps nothing that would lead somebody there later', () => {
    storeTarget('s1', '/early-end/42');
    render(<TransferScreen to="/rooms" staffId="s1" />);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is a link without script', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<TransferScreen to="/rooms?day=1" />);
    expect(page.querySelector('a')).toHaveAttribute('href', '/rooms?day=1');
    expect(enter).not.toHaveBeenCalled();
  });
});

it('[AUTH-06] shows the QR mode in its redirect state to whom the log-in page was to let in', () => {
  render(<TransferScreen to="/rooms" isFromLogin />);
  expect(screen.getByRole('heading', { level: 1, name: '扫码登录' })).toBeVisible();
  expect(screen.getByRole('group', { name: '登录二维码' })).toHaveAttribute('data-phase', 'redirecting');
  expect(screen.getByRole('status')).toHaveTextContent('正在跳转');
  expect(enter).toHaveBeenCalledWith('/rooms');
});
