import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { FoundTime } from '@/lib/contract/find-time';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { PeopleRows } from '../day/people-rows';
import { BusyNotes } from './busy-notes';
import { FindTime } from './find-time';

const names = new Map([
  [me, '林晓'],
  ['zhou', '周宁'],
]);
const nameOf = (staffId: string) => names.get(staffId) ?? '';
const window = { beginTime: at('14:15'), endTime: at('15:00') };
const review = { beginTime: at('14:00'), endTime: at('14:30'), meetingNo: '1', subject: '版本评审' };

describe('[BOOK-11] who is busy at the form’s time', () => {
  it.each([
    [
      'names the person, the time and what one may read of it',
      [review],
      '周宁 14:00–14:30 有其他安排：版本评审',
    ],
    [
      'says no subject of a private meeting',
      [{ beginTime: at('14:00'), endTime: at('14:30') }],
      '周宁 14:00–14:30 有其他安排',
    ],
    [
      'says that all are free where meetings only touch',
      [{ beginTime: at('15:00'), endTime: at('16:00') }],
      '2 人在此时段都有空',
    ],
  ])('%s', (_, busy, words) => {
    const busyPeople = [
      { staffId: me, busy: [] },
      { staffId: 'zhou', busy },
    ];
    renderApp(<BusyNotes busyPeople={busyPeople} nameOf={nameOf} window={window} zone={zone} />, fakeBff({}));
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('has a row for each person and one for the time that all have free', () => {
    renderApp(
      <div role="grid">
        <PeopleRows
          busyPeople={[
            { staffId: me, busy: [] },
            { staffId: 'zhou', busy: [{ beginTime: at('11:00'), endTime: at('24:00') }] },
          ]}
          nameOf={nameOf}
          trackDay={{ day: '2026-11-18', zone }}
          now={now}
        />
      </div>,
      fakeBff({}),
    );
    expect(screen.getByRole('row', { name: /林晓 全天空闲/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /周宁 忙碌 11:00–24:00/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /共同空闲 空闲 10:07–11:00/ })).toBeVisible();
  });
});

describe('[BEY-05] finding a time', () => {
  const key = 'POST /api-meeting/api/user/v2/meetings/actions/find-time';
  const time = (begin: string, parts: Partial<FoundTime> = {}): FoundTime => ({
    beginTime: at(begin),
    endTime: at(begin) + 2_700_000,
    room: { id: `room-${begin}`, name: '望江', address: '一号楼 3F', capacity: 8 },
    isUsualArea: false,
    needsApproval: false,
    busyStaffIds: [],
    ...parts,
  });

  function renderFinder(answer: unknown) {
    const bff = fakeBff({ [key]: answer });
    const onPick = jest.fn();
    renderApp(
      <ServerClockProvider now={now}>
        <FindTime
          staffIds={[me, 'zhou']}
          nameOf={nameOf}
          minutes={45}
          now={now}
          zone={zone}
          onPick={onPick}
        />
      </ServerClockProvider>,
      bff,
    );
    return { bff, onPick, user: userEvent.setup() };
  }

  it('offers the three best with their reasons, and takes one in one press', async () => {
    const { user, onPick, bff } = renderFinder([
      time('10:15', { isUsualArea: true }),
      time('11:00', { busyStaffIds: ['zhou'], needsApproval: true }),
      time('13:00'),
      time('14:00'),
    ]);
    expect(bff.keys()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '帮我找时间' }));
    const group = within(await screen.findByRole('group', { name: '推荐时间' }));
    const offers = await group.findAllByRole('button');
    expect(offers.map((offer) => offer.textContent)).toEqual([
      '11月18日 周三 10:15–11:00望江 · 一号楼 3F · 8 人所有人有空 · 您常用的区域',
      '11月18日 周三 11:00–11:45望江 · 一号楼 3F · 8 人周宁 有其他安排 · 需审批',
      '11月18日 周三 13:00–13:45望江 · 一号楼 3F · 8 人所有人有空',
    ]);
    expect(bff.calls[0]?.body).toMatchObject({ staffIdList: [me, 'zhou'], minutes: 45, from: at('10:15') });
    await user.click(offers[0] as HTMLElement);
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ beginTime: at('10:15') }), 'room-10:15');
    expect(screen.queryByRole('group', { name: '推荐时间' })).not.toBeInTheDocument();
  });

  it.each([
    ['says that there is none', [], '未来一周没有合适的时间和会议室'],
    ['says that it failed', () => failure(500), '查找失败，请重试'],
  ])('%s', async (_, answer, words) => {
    const { user } = renderFinder(answer);
    await user.click(screen.getByRole('button', { name: '帮我找时间' }));
    expect(await screen.findByText(new RegExp(words), undefined, { timeout: 5_000 })).toBeVisible();
  });
});
