import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLink } from '@/components/ui/links/page-link';
import { FollowLinks } from './follow-links';

const push = jest.fn();
const prefetch = jest.fn();
const router = { push, prefetch };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** jsdom follows no link; whatever was not answered by then is the browser's. */
const leftToBrowser = jest.fn((event: Event) => {
  if (!event.defaultPrevented) event.preventDefault();
  else leftToBrowser.mockClear();
});

function renderLink(link: React.ReactNode, which: 'pages' | 'all' = 'all') {
  render(
    <>
      <FollowLinks which={which} />
      {link}
    </>,
  );
  return screen.getByRole('link');
}

describe('plain links', () => {
  beforeEach(() => window.addEventListener('click', leftToBrowser));
  afterEach(() => {
    window.removeEventListener('click', leftToBrowser);
    jest.clearAllMocks();
  });

  it('[ROOM-04] are followed by the router, wherever in them one clicks', async () => {
    renderLink(
      <a href="/rooms?day=2026-11-18">
        <span>产品周会</span>
      </a>,
    );
    await userEvent.click(screen.getByText('产品周会'));
    expect(push).toHaveBeenCalledTimes(1);
    expect(push).toHaveBeenCalledWith('http://localhost/rooms?day=2026-11-18');
    expect(leftToBrowser).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a new window by a key',
      <a key="a" href="/rooms">
        去
      </a>,
      '{Control>}',
    ],
    [
      'a new window by the link',
      <a key="a" href="/rooms" target="_blank">
        去
      </a>,
      '',
    ],
    [
      'another site',
      <a key="a" href="https://example.com/">
        去
      </a>,
      '',
    ],
    [
      'a place on the page',
      <a key="a" href="#main">
        去
      </a>,
      '',
    ],
    [
      'a file',
      <a key="a" href="/agenda.pdf" download>
        去
      </a>,
      '',
    ],
  ])('are left to the browser where they lead to %s', async (_, link, keys) => {
    const user = userEvent.setup();
    const target = renderLink(link);
    if (keys) await user.keyboard(keys);
    await user.click(target);
    expect(push).not.toHaveBeenCalled();
    expect(leftToBrowser).toHaveBeenCalledTimes(1);
  });

  it('are left alone where their click is answered already', async () => {
    const link = renderLink(
      <a href="/rooms" onClick={(event) => event.preventDefault()}>
        去
      </a>,
    );
    await userEvent.click(link);
    expect(push).not.toHaveBeenCalled();
  });

  it('are left to the browser before the shell, but for those to a page of ours', async () => {
    const user = userEvent.setup();
    await user.click(renderLink(<a href="/login">重新登录</a>, 'pages'));
    expect(push).not.toHaveBeenCalled();
    render(<PageLink href="/schedule">回日程</PageLink>);
    await user.click(screen.getByRole('link', { name: '回日程' }));
    expect(push).toHaveBeenCalledWith('http://localhost/schedule');
  });

  it('have their page fetched ahead by a pointer or the focus, once, and not for being in sight', async () => {
    const user = userEvent.setup();
    const link = renderLink(
      <PageLink href="/rooms">
        <span>会议室</span>
      </PageLink>,
      'pages',
    );
    expect(prefetch).not.toHaveBeenCalled();
    await user.hover(screen.getByText('会议室'));
    await user.hover(link);
    expect(prefetch.mock.calls).toEqual([['http://localhost/rooms']]);
  });

  it('have their page fetched ahead again once they lead to another', async () => {
    const user = userEvent.setup();
    const link = renderLink(<PageLink href="/rooms">会议室</PageLink>, 'pages');
    await user.hover(link);
    link.setAttribute('href', '/schedule');
    await user.unhover(link);
    await user.hover(link);
    expect(prefetch.mock.calls).toEqual([['http://localhost/rooms'], ['http://localhost/schedule']]);
  });

  it.each([
    [
      'asking for it changes something',
      <PageLink key="a" href="/switch" prefetch={false}>
        去
      </PageLink>,
    ],
    [
      'nobody said so',
      <a key="a" href="/rooms">
        去
      </a>,
    ],
  ])('are not fetched ahead where %s', async (_, link) => {
    renderLink(link, 'pages');
    await userEvent.tab();
    await userEvent.hover(screen.getByRole('link'));
    expect(prefetch).not.toHaveBeenCalled();
  });
});
