import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import type { CalendarItem } from '@/lib/contract/schedule';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { aCalendarItem, aMeeting, aMember, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { givePointerEvents } from '@/test/browser/pointer-events';
import { renderApp } from '@/test/render/render-app';
import { CalendarMode } from '../calendar-mode';

const updating = 'PUT /api-meeting/api/user/v2/meetings/meeting-1/actions/update';
const window14 = { beginTime: at('14:00'), endTime: at('15:00') };

type Setup = { item?: Partial<CalendarItem>; meeting?: Partial<Meeting>; update?: () => Response };

function renderMonth({ item = {}, meeting = {}, update }: Setup = {}) {
  let own = aCalendarItem({ subject: '版本评审', ...window14, ...item });
  const bff = fakeBff({
    'GET /api-meeting/api/user/meetings/actions/calendar': () => Response.json([own]),
    'GET /api-meeting/api/user/v2/meetings/1234567891': aMeeting({
      ...window14,
      can: { edit: true },
      ...meeting,
    }),
    [updating]: (call: { body: Partial<CalendarItem> }) => {
      const response = update?.() ?? new Response(null, { status: 204 });
      if (response.ok) own = { ...own, ...call.body };
      return response;
    },
  });
  renderApp(
    <ServerClockProvider now={now}>
      <CalendarMode day={today} staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === updating).map(({ body }) => body);
  return { sent, user: userEvent.setup() };
}

const entry = () => screen.findByRole('link', { name: /版本评审/ });
const cellOf = (fullDay: string) => screen.getByText(fullDay).closest('td') as HTMLElement;
const friday = '2026年11月20日 周五';
const mouse = { pointerType: 'mouse', button: 0, pointerId: 1, clientX: 10, clientY: 10 };

/** Takes the meeting over a day; answers how to let it go, and whether the click after that opens anything. */
async function dragTo(fullDay: string, { by = 40 } = {}) {
  const link = await entry();
  document.elementFromPoint = () => cellOf(fullDay);
  fireEvent.pointerDown(link, mouse);
  fireEvent.pointerMove(window, { ...mouse, clientX: mouse.clientX + by });
  return async () => {
    await act(async () => void fireEvent.pointerUp(window, mouse));
    return fireEvent.click(cellOf(fullDay), mouse);
  };
}

beforeAll(givePointerEvents);

describe('[EDIT-02] moving one’s own meeting to another day of the month', () => {
  it('[CAL-01] saves the same time on that day, shows it there at once, and offers an undo', async () => {
    const { sent, user } = renderMonth();
    const release = await dragTo(friday);
    expect(within(cellOf(friday)).getByRole('link', { name: /版本评审/ })).toBeVisible();
    expect(await release()).toBe(false);
    await waitFor(() =>
      expect(sent()).toEqual([{ beginTime: at('14:00', '2026-11-20'), endTime: at('15:00', '2026-11-20') }]),
    );
    expect(await screen.findByText('已移动到 望江 11月20日 周五 14:00–15:00')).toBeVisible();
    expect(within(cellOf(friday)).getByRole('link', { name: /版本评审/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(sent()[1]).toEqual(window14));
    expect(await screen.findByText('已移回 望江 11月18日 周三 14:00–15:00')).toBeVisible();
  });

  it('[UX-01] goes by keys: M, arrows, Enter; the focus goes along', async () => {
    const { sent, user } = renderMonth();
    (await entry()).focus();
    await user.keyboard('m{ArrowRight}{ArrowRight}');
    const moved = within(cellOf(friday)).getByRole('link', { name: /版本评审/ });
    expect(moved).toHaveFocus();
    expect(screen.getByText(/正在移动，11月20日 周五 14:00–15:00/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(within(cellOf(friday)).getByRole('link', { name: /版本评审/ })).toHaveFocus();
  });

  it('[UX-01] stays where it was by Esc', async () => {
    const { sent, user } = renderMonth();
    (await entry()).focus();
    await user.keyboard('m{ArrowDown}{Escape}');
    expect(within(cellOf('2026年11月18日 周三')).getByRole('link', { name: /版本评审/ })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('[UX-01] leaves no letter of the screen any meaning meanwhile', async () => {
    renderMonth();
    fireEvent.keyDown(await entry(), { key: 'm' });
    for (const key of ['d', 'w', 't', ' ']) expect(fireEvent.keyDown(await entry(), { key })).toBe(false);
    expect(fireEvent.keyDown(await entry(), { key: 'r', ctrlKey: true })).toBe(true);
  });

  it('says who sees the new day before it moves', async () => {
    const { sent, user } = renderMonth({ meeting: { members: [aMember('周宁')] } });
    await (
      await dragTo(friday)
    )();
    const question = within(await screen.findByRole('dialog', { name: '移动会议' }));
    expect(question.getByText('望江 11月18日 周三 14:00–15:00')).toBeVisible();
    expect(question.getByText('望江 11月20日 周五 14:00–15:00')).toBeVisible();
    expect(question.getByText('周宁会看到新的安排')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(question.getByRole('button', { name: '移动' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('refuses a day that is over, without a call', async () => {
    const { sent } = renderMonth();
    const release = await dragTo('2026年11月17日 周二');
    expect(cellOf('2026年11月17日 周二')).toHaveAttribute('data-drop', 'refused');
    await release();
    expect(await screen.findByText(/不能移动到此处/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('[R08] leaves everything as it was where the service refuses', async () => {
    const { sent } = renderMonth({ update: () => failure(409, 400403002) });
    await (
      await dragTo(friday)
    )();
    expect(await screen.findByText(/移动失败/)).toBeVisible();
    expect(sent()).toHaveLength(1);
    await waitFor(() =>
      expect(within(cellOf('2026年11月18日 周三')).getByRole('link', { name: /版本评审/ })).toBeVisible(),
    );
  });

  it('[EDIT-04] moves nobody else’s meeting, and none that has begun', async () => {
    const { user } = renderMonth({ item: { creatorStaffId: 'staff-zhou' } });
    await dragTo(friday);
    expect(within(cellOf(friday)).queryByRole('link', { name: /版本评审/ })).not.toBeInTheDocument();
    (await entry()).focus();
    await user.keyboard('m');
    expect(await screen.findByText('只有组织者可以移动未开始的会议')).toBeVisible();
  });

  it('[CAL-08] moves none that lasts into another day', async () => {
    const { user } = renderMonth({ item: { endTime: at('09:00', '2026-11-19') } });
    const [first] = await screen.findAllByRole('link', { name: /版本评审/ });
    first?.focus();
    await user.keyboard('m');
    expect(await screen.findByText('只有组织者可以移动未开始的会议')).toBeVisible();
  });

  it('[UX-01] leaves a click a click below four pixels', async () => {
    const { sent } = renderMonth();
    const release = await dragTo(friday, { by: 3 });
    expect(await release()).toBe(true);
    expect(sent()).toEqual([]);
  });
});
