import { screen, waitFor, within } from '@testing-library/react';
import { errorCodes } from '@/lib/domain/error-codes';
import { expectStaff } from '@/lib/client/browser-api';
import { at, me } from '@/test/builders/meeting-builders';
import { aPerson, peopleCalls } from '@/test/builders/people-builders';
import { aBookedMeeting, aRoom, roomCalls } from '@/test/builders/room-builders';
import { failure, json } from '@/test/http/fake-bff';
import { card, clickAt, renderDay, river } from '@/test/render/render-day';

const wang = aPerson('王芳');
const busy = [
  { staffId: me, busy: [] },
  {
    staffId: wang.staffId,
    busy: [{ beginTime: at('14:00'), endTime: at('15:00'), subject: '客户来访' }],
  },
];

async function openCard(template: object, times: unknown = busy) {
  const day = renderDay({
    answers: {
      [roomCalls.settings]: { publicAddressBook: true, template },
      [peopleCalls.recommended]: [wang],
      [peopleCalls.busy]: times,
    },
  });
  await clickAt('望江', '14:15');
  await day.user.type(await screen.findByLabelText('会议主题'), '版本评审');
  return day;
}

beforeEach(() => expectStaff(me));
afterEach(() => expectStaff(undefined));

describe('the small card', () => {
  it('[BOOK-12] books by the template of the company', async () => {
    const { user, sent } = await openCard({
      createMode: 'single',
      scope: 1,
      meetingType: 3,
      noticeLabels: ['before_5'],
    });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ scope: 1, meetingType: 3, noticeLabels: ['before_5'] });
  });

  it('[BOOK-10] [BOOK-11] invites people, and says who of them is busy then', async () => {
    const { user, sent } = await openCard({ createMode: 'single', scope: 2, noticeLabels: ['none'] });
    await user.click(await within(await card()).findByRole('button', { name: '添加王芳' }));
    expect(await screen.findByText('王芳 14:00–15:00 有其他安排：客户来访')).toBeVisible();
    const href = screen.getByRole('link', { name: '更多选项' }).getAttribute('href') ?? '';
    expect(new URL(href, 'http://localhost').searchParams.get('members')).toBe(wang.staffId);
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { members: [{ staffId: wang.staffId }] } }]));
    expect(sent()[0]?.body).toMatchObject({ roomBookingForms: [{ roomId: river.id }] });
  });

  it('[BOOK-11] says before anybody is invited that one has another meeting oneself', async () => {
    const own = [{ beginTime: at('14:00'), endTime: at('15:00'), subject: '需求对齐' }];
    await openCard({ createMode: 'single', scope: 2, noticeLabels: ['none'] }, [{ staffId: me, busy: own }]);
    expect(await within(await card()).findByText('您 14:00–15:00 有其他安排：需求对齐')).toBeVisible();
  });

  it('[BOOK-10] stays open while people are picked in their dialog', async () => {
    const { user } = await openCard({ createMode: 'single', scope: 2, noticeLabels: ['none'] });
    await user.click(within(await card()).getByRole('button', { name: '选择人员' }));
    const dialog = await screen.findByRole('dialog', { name: '添加参会人' });
    await user.click(within(dialog).getAllByRole('button', { name: '取消' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '添加参会人' })).toBeNull());
    await user.click(screen.getByRole('button', { name: '选择人员' }));
    await screen.findByRole('dialog', { name: '添加参会人' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '添加参会人' })).toBeNull());
    expect(await screen.findByLabelText('会议主题')).toHaveValue('版本评审');
  });
});

describe('[BEY-04] [BOOK-04] a refusal of the small card', () => {
  const wave = aRoom('听雨', { capacity: 12 });
  const named = ({ id, name, areaPath: address, capacity }: typeof river) => ({
    id,
    name,
    address,
    capacity,
  });
  const own = { beginTime: at('14:15'), endTime: at('14:45'), rooms: [named(river)], serviceIds: [] };

  /** The card of a slot that the service refuses, with repairs that it has checked. */
  async function refusedCard(code: number, repairs: object[]) {
    let isRefused = true;
    const day = renderDay({
      rooms: [river, wave],
      schedule: () => {
        const answer = isRefused ? failure(409, code) : json(aBookedMeeting(river));
        isRefused = false;
        return answer;
      },
      answers: {
        [roomCalls.check]: {
          refusals: [{ code, message: '', repairs: repairs.map((repair) => ({ ...own, ...repair })) }],
        },
      },
    });
    await clickAt('望江', '14:15');
    await day.user.type(await screen.findByLabelText('会议主题'), '版本评审{Enter}');
    const repair = (label: string) => within(screen.getByRole('group', { name: '可改为' })).findByText(label);
    await screen.findByRole('group', { name: '可改为' }, { timeout: 3_000 });
    return { ...day, repair };
  }

  it('brings another time and another room, a press each, and books what its button says', async () => {
    const { user, repair, sent } = await refusedCard(errorCodes.backToBack, [
      { kind: 'time', beginTime: at('15:15'), endTime: at('15:45') },
      { kind: 'room', rooms: [named(wave)] },
    ]);
    await user.click(await repair('改为 15:15–15:45'));
    expect(await card()).toHaveTextContent('15:15–15:45');
    expect(await screen.findByLabelText('会议主题')).toHaveValue('版本评审');
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({
      ...{ beginTime: at('15:15'), endTime: at('15:45'), subject: '版本评审' },
      roomBookingForms: [{ roomId: river.id }],
    });
  });

  it('goes to another row of the grid', async () => {
    const { user, repair, sent } = await refusedCard(errorCodes.notPermitted, [
      { kind: 'room', rooms: [named(wave)] },
    ]);
    await user.click(await repair('换到 听雨（12 人）'));
    expect(await within(await card()).findByRole('heading', { name: '听雨' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()[1]?.body).toMatchObject({ roomBookingForms: [{ roomId: wave.id }] }));
  });

  it('leads to the form, with what was typed, where the grid has no such row', async () => {
    const { repair } = await refusedCard(errorCodes.outsideOpenHours, [
      { kind: 'time', beginTime: at('09:00', '2026-11-19'), endTime: at('09:30', '2026-11-19') },
    ]);
    const href = (await repair('改为 11月19日 09:00–09:30')).getAttribute('href') ?? '';
    const query = new URL(href, 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ subject: '版本评审', roomId: river.id, startTime: String(at('09:00', '2026-11-19')) },
    });
  });
});
