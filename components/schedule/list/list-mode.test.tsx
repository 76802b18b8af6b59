import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { aRecord, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { ListMode } from './list-mode';

const records = 'GET /api-meeting/api/user/meeting-records';

function renderList(answer: unknown, day = today) {
  const bff = fakeBff({ [records]: answer });
  const list = (
    <ServerClockProvider now={now}>
      <ListMode day={day} staffId={me} zone={zone} />
    </ServerClockProvider>
  );
  return { ...renderApp(list, bff), bff, user: userEvent.setup() };
}

const subjectsOf = async (group: string) =>
  within(await screen.findByRole('region', { name: group }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/details/'))
    .map((link) => link.textContent);

const week = [
  aRecord({ subject: '晨会', beginTime: at('09:00'), endTime: at('09:30'), status: 'FINISH' }),
  aRecord({ subject: '产品周会', status: 'DURING' }),
  aRecord({ subject: '取消了的会', beginTime: at('11:00'), endTime: at('11:30'), status: 'CANCEL' }),
  aRecord({ subject: '预算评审', beginTime: at('14:00'), endTime: at('15:00'), status: 'AUDITING' }),
  aRecord({ subject: '客户回访', beginTime: at('14:00', '2026-11-20'), endTime: at('15:00', '2026-11-20') }),
];

describe('the day list', () => {
  it('[SCH-01] has what is to come under 今日安排 and what is over under 已结束', async () => {
    renderList(week);
    expect(await subjectsOf('今日安排')).toEqual(['产品周会', '预算评审']);
    expect(await subjectsOf('已结束')).toEqual(['晨会']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('11月18日 周三');
  });

  it('[SCH-01] counts what is still to come for me, and nothing else', async () => {
    const declined = aRecord({ subject: '请假的会', inviteState: 3, creatorStaffId: 'staff-wang' });
    const later = aRecord({ subject: '复盘', beginTime: at('17:00'), endTime: at('18:00') });
    renderList([...week, declined, later]);
    expect(await screen.findByText('2 场待开始')).toBeVisible();
  });

  it('[SCH-01] counts nothing on a day on which nothing is to come', async () => {
    renderList(week.slice(0, 1));
    await screen.findByRole('region', { name: '已结束' });
    expect(screen.queryByText(/场待开始/)).not.toBeInTheDocument();
  });

  it('[SCH-01] folds what comes to nothing into one line that counts it', async () => {
    const { user } = renderList([
      ...week,
      aRecord({ subject: '又取消了', status: 'CANCEL' }),
      aRecord({ subject: '移出的会', inviteState: 4, creatorStaffId: 'staff-wang' }),
      aRecord({ subject: '请假的会', inviteState: 3, creatorStaffId: 'staff-wang' }),
      aRecord({ subject: '没批准的会', status: 'AUDIT_REFUSE' }),
    ]);
    const line = await screen.findByText('已取消 3 · 已请假 1 · 审批未通过 1');
    const fold = line.closest('details') as HTMLElement;
    expect(fold).not.toHaveAttribute('open');
    expect(within(line).getByRole('img', { name: '有新变动' })).toBeVisible();
    await user.click(line);
    expect(fold).toHaveAttribute('open');
    expect(
      within(fold)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['又取消了', '移出的会', '请假的会', '没批准的会', '取消了的会']);
  });

  it('[SCH-01] leaves a row where it is when its meeting is cancelled before one’s eyes', async () => {
    const mine = [aRecord({ subject: '复盘', beginTime: at('17:00'), endTime: at('18:00') })];
    const { queryClient } = renderList(() => json(mine));
    expect(await subjectsOf('今日安排')).toEqual(['复盘']);
    mine[0] = aRecord({ subject: '复盘', beginTime: at('17:00'), endTime: at('18:00'), status: 'CANCEL' });
    await act(() => queryClient.refetchQueries());
    expect(await subjectsOf('今日安排')).toEqual(['复盘']);
    expect(screen.getByText('已取消')).toBeVisible();
  });

  it('[SCH-01] draws free time between two meetings as a line that books it', async () => {
    renderList(week);
    const gap = await screen.findByRole('link', { name: '预订 11:00–14:00 的空闲时间' });
    expect(gap).toHaveTextContent('空闲 3 小时');
    expect(gap).toHaveAttribute('href', `/order-meeting?startTime=${at('11:00')}&endTime=${at('12:30')}`);
  });

  it('[R34] names the company’s zone where the browser’s clock shows another time', async () => {
    const theirs = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    theirs.mockReturnValue({ timeZone: 'America/New_York' } as Intl.ResolvedDateTimeFormatOptions);
    const abroad = renderList(week);
    expect(await screen.findByText('北京时间')).toBeVisible();
    abroad.unmount();
    theirs.mockReturnValue({ timeZone: 'Asia/Singapore' } as Intl.ResolvedDateTimeFormatOptions);
    renderList(week);
    await screen.findByRole('region', { name: '今日安排' });
    expect(screen.queryByText('北京时间')).not.toBeInTheDocument();
    theirs.mockRestore();
  });

  it('[SCH-01] strips the week from Sunday, with the day chosen and a dot for days with meetings', async () => {
    renderList(week);
    await screen.findByRole('region', { name: '今日安排' });
    const strip = within(screen.getByRole('navigation', { name: '选择日期' }));
    expect(strip.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      '日15',
      '一16',
      '二17',
      '三18',
      '四19',
      '五20',
      '六21',
    ]);
    expect(strip.getByRole('link', { current: 'date' })).toHaveAccessibleName(
      '2026年11月18日 周三，今天，有会议',
    );
    expect(strip.getAllByRole('link', { name: /有会议/ })).toHaveLength(2);
    expect(strip.getByRole('link', { name: '上一周' })).toHaveAttribute('href', '?mode=list&day=2026-11-11');
    expect(strip.getByRole('link', { name: '下一周' })).toHaveAttribute('href', '?mode=list&day=2026-11-25');
  });

  it('[SCH-01] says 暂无会议 on an empty day and offers the next step', async () => {
    renderList(week, '2026-11-21');
    expect(await screen.findByText('暂无会议')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看空闲会议室' })).toHaveAttribute(
      'href',
      '/rooms?day=2026-11-21',
    );
  });

  it('[SCH-01] offers nothing to book on an empty day that is over', async () => {
    renderList(week, '2026-11-16');
    expect(await screen.findByText('暂无会议')).toBeVisible();
    expect(screen.queryByRole('link', { name: '查看空闲会议室' })).not.toBeInTheDocument();
  });

  it('does not call another day today', async () => {
    renderList(week, '2026-11-20');
    expect(await subjectsOf('当日安排')).toEqual(['客户回访']);
  });

  it('[SCH-04] leads to the booking form', () => {
    renderList(week);
    expect(screen.getByRole('link', { name: '预订会议' })).toHaveAttribute('href', '/order-meeting');
  });

  it('[ERR-03] stands in its final shape while the meetings load', () => {
    renderList(() => new Promise<Response>(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    expect(screen.getByRole('navigation', { name: '选择日期' })).toBeVisible();
  });

  it('[ERR-03] says that loading failed, names the trace and loads again', async () => {
    let failing = true;
    const { user } = renderList(() => (failing ? failure(500) : json(week)));
    expect(await screen.findByRole('alert')).toHaveTextContent('日程加载失败');
    expect(screen.getByRole('alert')).toHaveTextContent('追踪编号：trace-1');
    failing = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await subjectsOf('今日安排')).toEqual(['产品周会', '预算评审']);
  });
});
