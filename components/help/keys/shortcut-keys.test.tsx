import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/test/render/render-app';
import { keysOfScreen } from './screen-keys';
import { ShortcutKeys } from './shortcut-keys';

const title = '键盘快捷键';
const dialog = () => screen.findByRole('dialog', { name: title });

function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  renderApp(
    <>
      <ShortcutKeys />
      <input aria-label="会议主题" />
      <div contentEditable aria-label="议程" role="textbox" tabIndex={0} suppressContentEditableWarning />
      <button type="button">预订</button>
    </>,
  );
  return userEvent.setup();
}
beforeEach(() => localStorage.clear());

describe('[HELP-01] [UX-01] ?', () => {
  it.each(['?', '？'])('opens the keys of the screen by %s, its own first', async (key) => {
    const user = renderAt('/rooms?day=2026-11-23');
    await user.click(screen.getByRole('button', { name: '预订' }));
    await user.keyboard(key);
    const sections = within(await dialog()).getAllByRole('region');
    expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual([
      '会议室安排',
      '会议室',
      '预订卡片',
      '所有页面',
    ]);
    expect(await dialog()).toHaveTextContent('G跳到下一个空闲时段');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['会议主题', '议程'])('is a letter while one types in %s', async (name) => {
    const user = renderAt('/rooms');
    await user.click(screen.getByRole('textbox', { name }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'is somebody else’s with %j',
    (modifier) => {
      renderAt('/rooms');
      expect(fireEvent.keyDown(document.body, { key: '?', ...modifier })).toBe(true);
    },
  );

  it('[UX-01] can be switched off where it is explained (WCAG 2.1.4)', async () => {
    const user = renderAt('/help');
    await user.keyboard('?');
    await user.click(within(await dialog()).getByRole('checkbox', { name: '按 ? 打开此窗口' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[HELP-01] the keys of a screen', () => {
  const titles = (pathname: string) => keysOfScreen(pathname).map(({ title: name }) => name);

  it.each([
    ['/schedule', ['日程', '日程列表', '日程周视图', '日程日历', '所有页面']],
    ['/room-detail/7', ['会议室安排', '预订卡片', '所有页面']],
    ['/order-meeting', ['预订表单', '会议室安排', '所有页面']],
    ['/contact', ['所有页面']],
    ['/nowhere', ['所有页面']],
  ])('%s are %j', (pathname, expected) => {
    expect(titles(pathname)).toEqual(expected);
  });

  it('/help are those of all', () => {
    expect(titles('/help')).toHaveLength(9);
  });
});
