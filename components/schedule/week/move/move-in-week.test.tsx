import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Meeting } from '@/lib/contract/meeting';
import { aMeeting, aMember, aRecord, at } from '@/test/builders/meeting-builders';
import { failure, json } from '@/test/http/fake-bff';
import { dayColumn, dragMeeting, ghost, renderWeek } from '@/test/render/render-week';

const reading = 'GET /api-meeting/api/user/v2/meetings/1234567891';
const updating = 'PUT /api-meeting/api/user/v2/meetings/meeting-1/actions/update';
const thursday = '2026-11-19';

type Setup = { meeting?: Partial<Meeting>; update?: () => Response; creatorStaffId?: string };

function renderMine({ meeting, update, creatorStaffId }: Setup = {}) {
  let own = { beginTime: at('14:00'), endTime: at('15:00') };
  const week = renderWeek({
    records: () =>
      json([
        aRecord({ _id: 'meeting-1', subject: '版本评审', ...own, ...(creatorStaffId && { creatorStaffId }) }),
      ]),
    answers: {
      [reading]: aMeeting({ can: { edit: true }, ...meeting }),
      [updating]: ({ body }: { body: typeof own }) => {
        const response = (update ?? (() => new Response(null, { status: 204 })))();
        if (response.ok) own = { beginTime: body.beginTime, endTime: body.endTime };
        return response;
      },
    },
  });
  return { ...week, updates: () => week.sent(updating) };
}

const block = () => screen.findByRole('link', { name: /版本评审/ });

describe('[EDIT-02] moving one’s own meeting in the week', () => {
  it('saves another time at once, shows it there, and offers an undo', async () => {
    const { user, updates } = renderMine();
    const release = await dragMeeting(/版本评审/, { from: '14:10', to: '15:25' });
    expect(ghost()).toHaveTextContent('15:15–16:15');
    expect(await release()).toBe(false);
    await waitFor(() => expect(updates()).toEqual([{ beginTime: at('15:15'), endTime: at('16:15') }]));
    expect(await screen.findByText('已移动到 望江 15:15–16:15')).toBeVisible();
    expect(await block()).toHaveTextContent('15:15–16:15');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(updates()[1]).toEqual({ beginTime: at('14:00'), endTime: at('15:00') }));
    expect(await screen.findByText('已移回 望江 14:00–15:00')).toBeVisible();
  });

  it('[LIM-01] lets it blink where it is now', async () => {
    const animate = jest.fn();
    Element.prototype.animate = animate;
    renderMine();
    const release = await dragMeeting(/版本评审/, { from: '14:10', to: '15:25' });
    await release();
    await waitFor(() => expect(animate).toHaveBeenCalled());
    expect(animate.mock.contexts).toEqual([(await block()).closest('li')]);
  });

  it('takes another day, which the words then name', async () => {
    const { updates } = renderMine();
    const release = await dragMeeting(/版本评审/, { from: '14:10', to: '14:10', over: thursday });
    await release();
    await waitFor(() =>
      expect(updates()).toEqual([{ beginTime: at('14:00', thursday), endTime: at('15:00', thursday) }]),
    );
    expect(await screen.findByText('已移动到 望江 11月19日 周四 14:00–15:00')).toBeVisible();
    await waitFor(async () =>
      expect((await block()).closest('[data-day]')).toHaveAttribute('data-day', thursday),
    );
  });

  it('gets longer by its lower end', async () => {
    const { updates } = renderMine();
    const link = await block();
    link.getBoundingClientRect = () => ({ left: 0, width: 100, top: 840, height: 60 }) as DOMRect;
    const release = await dragMeeting(/版本评审/, { from: '14:58', to: '15:28' });
    expect(ghost()).toHaveTextContent('14:00–15:30');
    await release();
    await waitFor(() => expect(updates()).toEqual([{ beginTime: at('14:00'), endTime: at('15:30') }]));
  });

  it('refuses the past without a call, and says so', async () => {
    const { updates } = renderMine();
    const release = await dragMeeting(/版本评审/, { from: '14:10', to: '08:10' });
    expect(ghost()).toHaveAttribute('data-state', 'clash');
    await release();
    expect(await screen.findByText('不能移动到此处：预约时间已过期')).toBeVisible();
    expect(updates()).toHaveLength(0);
  });

  it('[R08] goes back where the service refuses', async () => {
    renderMine({ update: () => failure(409, 400403002) });
    const release = await dragMeeting(/版本评审/, { from: '14:10', to: '15:25' });
    await release();
    expect(await screen.findByText('移动失败：会议室时间冲突')).toBeVisible();
    expect(await block()).toHaveTextContent('14:00–15:00');
    expect(ghost()).toBeNull();
  });

  it('asks first where others are invited', async () => {
    const { user, updates } = renderMine({
      meeting: { members: [aMember('林晓', { relation: 'organizer' }), aMember('周宁')] },
    });
    const release = await dragMeeting(/版本评审/, { from: '14:10', to: '15:25' });
    await release();
    expect(await screen.findByRole('dialog', { name: '移动会议' })).toHaveTextContent('周宁会看到新的安排');
    expect(updates()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '移动' }));
    await waitFor(() => expect(updates()).toHaveLength(1));
  });

  it('[UX-01] goes by keys: M, arrows, Enter; Esc gives up, and the focus goes along', async () => {
    const { user, updates } = renderMine();
    const link = await block();
    await act(async () => link.focus());
    await user.keyboard('m{ArrowDown}{Escape}');
    expect(ghost()).toBeNull();
    await user.keyboard('m{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{ArrowRight}');
    expect(ghost()).toHaveTextContent('14:30–15:45');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      '正在移动，11月19日 周四 14:30–15:45，方向键改变，回车确定，Esc 取消',
    );
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(updates()).toEqual([{ beginTime: at('14:30', thursday), endTime: at('15:45', thursday) }]),
    );
    await waitFor(async () => expect(await block()).toHaveFocus());
  });

  it('[UX-01] leaves no letter of the screen any meaning meanwhile', async () => {
    renderMine();
    const link = await block();
    for (const key of ['m', 'm', 'd', 't', ' ']) expect(fireEvent.keyDown(link, { key })).toBe(false);
    expect(fireEvent.keyDown(link, { key: 'r', ctrlKey: true })).toBe(true);
    expect(ghost()).not.toBeNull();
  });

  it('[EDIT-04] says by M that another’s meeting does not move; on free time M is the screen’s', async () => {
    renderMine({ creatorStaffId: 'staff-chen' });
    expect(fireEvent.keyDown(await block(), { key: 'm' })).toBe(false);
    expect(await screen.findByText('只有组织者可以移动未开始的会议')).toBeVisible();
    expect(fireEvent.keyDown(dayColumn(), { key: 'm' })).toBe(true);
  });

  it('[EDIT-04] moves nothing of others', async () => {
    const { updates } = renderMine({ creatorStaffId: 'staff-chen' });
    const release = await dragMeeting(/版本评审/, { from: '14:10', to: '15:25' });
    expect(ghost()).toBeNull();
    expect(await release()).toBe(true);
    expect(updates()).toHaveLength(0);
  });
});
