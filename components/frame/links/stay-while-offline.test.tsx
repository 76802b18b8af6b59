import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/test/render/render-app';
import { StayWhileOffline } from './stay-while-offline';

jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: () => Promise.resolve(false) }));
const online = jest.spyOn(navigator, 'onLine', 'get');

function renderLinks() {
  renderApp(
    <>
      <StayWhileOffline />
      <a href="/rooms">
        <span>会议室</span>
      </a>
      <a href="/rooms?day=2026-11-19" data-view>
        次日
      </a>
      <a href="/rooms" target="_blank">
        新窗口
      </a>
      <a href="#main">跳到主要内容</a>
      <a href="https://elsewhere.example">别处</a>
    </>,
  );
}

/** Whether the link would still be followed. jsdom follows none. */
const follows = (name: string, init: MouseEventInit = {}) => fireEvent.click(screen.getByText(name), init);

describe('[R31] a click on a link without a network', () => {
  it('leaves the page where it is and says why', async () => {
    online.mockReturnValue(false);
    renderLinks();
    expect(follows('会议室')).toBe(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试');
  });

  it.each(['次日', '新窗口', '跳到主要内容', '别处'])('lets %s be', (name) => {
    online.mockReturnValue(false);
    renderLinks();
    expect(follows(name)).toBe(true);
  });

  it('lets another window be', () => {
    online.mockReturnValue(false);
    renderLinks();
    expect(follows('会议室', { ctrlKey: true })).toBe(true);
  });

  it('is an ordinary click with one', () => {
    online.mockReturnValue(true);
    renderLinks();
    expect(follows('会议室')).toBe(true);
  });
});
