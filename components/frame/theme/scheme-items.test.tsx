import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MenuList from '@mui/material/MenuList';
import { barColours } from '@/components/ui/theme/scheme';
import { clearLocalData } from '@/lib/client/storage/clear-local-data';
import { OneBrowser } from '@/test/browser/one-browser';
import { renderApp } from '@/test/render/render-app';
import { onSchemeFromOtherTab, broadcastIdentity, broadcastScheme } from '@/components/session/other-tabs';
import { SchemeItems } from './scheme-items';
import { useSchemeOfOtherTabs } from './use-scheme';

function AnyPage() {
  useSchemeOfOtherTabs();
  return (
    <MenuList>
      <SchemeItems />
    </MenuList>
  );
}

function renderItems() {
  renderApp(<AnyPage />);
  const item = (name: string) => screen.getByRole('menuitemradio', { name });
  const chosen = () =>
    screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent);
  return { user: userEvent.setup(), item, chosen };
}

const root = document.documentElement;

beforeEach(() => {
  Object.assign(window, { BroadcastChannel: OneBrowser });
  for (const system of ['light', 'dark'] as const) {
    const media = `(prefers-color-scheme: ${system})`;
    const bar = Object.assign(document.createElement('meta'), {
      name: 'theme-color',
      content: barColours[system],
      media,
    });
    document.head.append(bar);
  }
});

afterEach(() => {
  for (const bar of bars()) bar.remove();
  delete root.dataset.theme;
  document.cookie = 'rooms-scheme=; Path=/; Max-Age=0';
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

const bars = () => Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'));
const barsNow = () => bars().map(({ content }) => content);

describe('[NAV-08] the choice of light and dark', () => {
  it('follows the system until one chooses, and starts from what the page was given', () => {
    const { chosen } = renderItems();
    expect(chosen()).toEqual(['跟随系统']);
  });

  it('knows what the server has put on the page', () => {
    root.dataset.theme = 'dark';
    expect(renderItems().chosen()).toEqual(['深色']);
  });

  it('changes the page and the browser’s bar at once, and remembers beyond the session', async () => {
    const { user, item, chosen } = renderItems();
    await user.click(item('深色'));
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(chosen()).toEqual(['深色']);
    expect(barsNow()).toEqual([barColours.dark, barColours.dark]);
    clearLocalData();
    expect(document.cookie).toBe('rooms-scheme=dark');
  });

  it('goes back to the system’s by keyboard, and remembers that too', async () => {
    const { user, item } = renderItems();
    await user.click(item('浅色'));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(item('跟随系统')).toHaveFocus();
    expect(root).not.toHaveAttribute('data-theme');
    expect(barsNow()).toEqual([barColours.light, barColours.dark]);
    expect(document.cookie).toBe('rooms-scheme=system');
  });

  it('tells the other tabs, and hears them', async () => {
    const heard = jest.fn();
    const stop = onSchemeFromOtherTab(heard);
    const { user, item, chosen } = renderItems();
    await user.click(item('深色'));
    expect(heard.mock.calls).toEqual([['dark']]);
    stop();
    act(() => broadcastScheme('light'));
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(chosen()).toEqual(['浅色']);
  });

  it('takes no other news for a choice', () => {
    const { chosen } = renderItems();
    act(() => broadcastIdentity({ staffId: 's2', companyName: '远山咨询' }));
    expect(chosen()).toEqual(['跟随系统']);
    expect(root).not.toHaveAttribute('data-theme');
  });
});
