import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff } from '@/test/http/fake-bff';
import { now, zone } from '@/test/builders/meeting-builders';
import { aNotice } from '@/test/builders/notice-builders';
import { renderApp } from '@/test/render/render-app';
import { NoticeBell } from './notice-bell';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/rooms') }));

const unread = 'GET /api-meeting/api/user/notices/actions/unread-count';
const list = 'GET /api-meeting/api/user/notices';
const read = 'POST /api-meeting/api/user/notices/notice-1/actions/read';

const media = jest.spyOn(window, 'matchMedia');
const screenIs = (wide: boolean) =>
  media.mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: wide && query.includes('min-width'), media: query, onchange: null },
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

function renderBell(count?: number) {
  const bff = fakeBff({
    [unread]: { count: count ?? 0, reminders: [] },
    [list]: { list: [aNotice()] },
    [read]: undefined,
  });
  renderApp(
    <ServerClockProvider now={now}>
      <NoticeBell unread={count === undefined ? undefined : { count, reminders: [] }} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

const bell = () => screen.getByRole('link', { name: /^通知/ });
/** The shell lets the router follow links. */
const stay = (event: MouseEvent) => event.preventDefault();

beforeEach(() => {
  screenIs(true);
  window.addEventListener('click', stay);
});
afterEach(() => window.removeEventListener('click', stay));

describe('the bell', () => {
  it.each([
    [1, '1'],
    [100, '99+'],
  ])('[NAV-01] shows %i unread notices as %s', (count, badge) => {
    renderBell(count);
    expect(bell()).toHaveAccessibleName(`通知，${badge} 条未读`);
    expect(bell()).toHaveTextContent(badge);
  });

  it.each([undefined, 0])('[NAV-01] shows no badge for %s', (count) => {
    renderBell(count);
    expect(bell()).toHaveAccessibleName('通知');
    expect(bell()).toHaveTextContent('');
  });

  it('[R19] reads no number that the server could not read', () => {
    expect(renderBell().bff.keys()).toEqual([]);
  });

  it('[NAV-01] opens the list over the page, from where a notice leads on', async () => {
    const { bff, user } = renderBell(1);
    await user.click(bell());
    const panel = await screen.findByRole('dialog', { name: '通知' });
    const notice = await within(panel).findByRole('link', { name: '林晓 邀请您参加会议' });
    expect(within(panel).getByRole('link', { name: '查看全部通知' })).toHaveAttribute('href', '/notices');
    await user.click(notice);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bff.keys()).toContain(read);
    expect(bell()).toHaveFocus();
  });

  it('[NAV-01] closes by Esc and gives the focus back', async () => {
    const { user } = renderBell(1);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '通知' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bell()).toHaveFocus();
  });

  it('[NAV-01] leads to a page of its own on phones, by a key that opens tabs, and there already', async () => {
    const { user } = renderBell(1);
    expect(bell()).toHaveAttribute('href', '/notices');
    screenIs(false);
    await user.click(bell());
    screenIs(true);
    await user.keyboard('{Control>}');
    await user.click(bell());
    await user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[NAV-01] is the current page there', async () => {
    jest.mocked(usePathname).mockReturnValue('/notices');
    const { user } = renderBell(1);
    expect(bell()).toHaveAttribute('aria-current', 'page');
    await user.click(bell());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    jest.mocked(usePathname).mockReturnValue('/rooms');
  });
});
