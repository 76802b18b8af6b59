import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { aRecord, at, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { MeetingRow } from './meeting-row';

type More = Partial<Pick<ComponentProps<typeof MeetingRow>, 'conflicts' | 'atHand'>>;

const renderRow = (record: ScheduleRecord, more: More = {}) =>
  renderApp(
    <ServerClockProvider now={now}>
      <ul>
        <MeetingRow record={record} staffId={me} zone={zone} {...more} />
      </ul>
    </ServerClockProvider>,
  );

describe('a row of the day', () => {
  it('[SCH-01] says when, what, where and by whom, and opens the details', () => {
    renderRow(aRecord({ subject: '需求对齐', address: '观云', organizerName: '王芳' }));
    expect(screen.getByRole('listitem')).toHaveTextContent('10:0011:00需求对齐待开始观云 · 王芳');
    expect(screen.getByRole('link', { name: '需求对齐' })).toHaveAttribute(
      'href',
      '/details/1234567891?from=schedule',
    );
  });

  it('[CAL-07] shows an end at 00:00 as 24:00', () => {
    renderRow(aRecord({ beginTime: at('23:00'), endTime: at('00:00', '2026-11-19') }));
    expect(screen.getByText('24:00')).toBeVisible();
  });

  it.each([
    ['BEFORE', '待开始'],
    ['DURING', '会议中'],
    ['CANCEL', '已取消'],
    ['FINISH', '已结束'],
    ['FILED', '已归档'],
    ['AUDITING', '审批中'],
    ['AUDIT_REFUSE', '审批未通过'],
    ['AUDIT_REJECT', '审批未通过'],
    ['AUDIT_REVOKE', '已撤销'],
    ['AUDIT_EXPIRED', '已过期'],
    ['AUDIT_EXPIRE', '已过期'],
  ] as const)('[SCH-03] tags %s as %s', (status, text) => {
    renderRow(aRecord({ status }));
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [0, '新邀请'],
    [1, '已拒绝'],
    [2, '已参加'],
    [3, '已请假'],
    [4, '已取消'],
  ] as const)('tags my answer %i to another’s meeting as %s', (inviteState, text) => {
    renderRow(aRecord({ inviteState, creatorStaffId: 'staff-wang' }));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('[SCH-02] says of an invitation that was taken back nothing else', () => {
    renderRow(aRecord({ inviteState: 4, creatorStaffId: 'staff-wang' }));
    expect(screen.getByText('已取消')).toBeVisible();
    expect(screen.queryByText('待开始')).not.toBeInTheDocument();
  });

  it('does not tell me that I attend my own meeting', () => {
    renderRow(aRecord({ inviteState: 2 }));
    expect(screen.queryByText('已参加')).not.toBeInTheDocument();
  });

  it('marks a conflict, and says with what where that is known', () => {
    const record = aRecord({ conflict: true });
    const { unmount } = renderRow(record);
    expect(screen.getByText('时间冲突')).toBeVisible();
    unmount();
    renderRow(record, { conflicts: [aRecord({ subject: '架构评审' })] });
    expect(screen.getByText('时间冲突：架构评审')).toBeVisible();
  });

  it('[SCH-02] names the rooms with building and floor', () => {
    const area = '上海 / 一号楼 / 3F';
    const rooms = [
      { roomName: '听雨', address: area },
      { roomName: '观云', address: area },
    ];
    renderRow(aRecord({ address: '听雨、观云', organizerName: '王芳', rooms }));
    expect(screen.getByRole('listitem')).toHaveTextContent('听雨 · 一号楼 3F、观云 · 一号楼 3F · 王芳');
  });

  it('[MEET-13] carries a lock where the meeting is private', () => {
    const { unmount } = renderRow(aRecord({ scope: 2 }));
    expect(screen.queryByRole('img', { name: '私密会议' })).not.toBeInTheDocument();
    unmount();
    renderRow(aRecord({ scope: 1 }));
    expect(screen.getByRole('img', { name: '私密会议' })).toBeVisible();
  });

  it.each([
    ['what asks for an answer', { inviteState: 0 as const }, '新邀请', ['还剩 8 分钟', '会议中']],
    ['how long it runs', { inviteState: 2 as const }, '还剩 8 分钟', ['会议中', '已参加']],
  ])(
    '[SCH-02] draws one tag, %s, reads the others out, and keeps the sign of a conflict',
    (_case, mine, tag, others) => {
      const record = aRecord({
        ...{ creatorStaffId: 'staff-wang', status: 'DURING', conflict: true },
        ...mine,
      });
      const other = aRecord({ subject: '架构评审' });
      renderRow(record, { conflicts: [other], atHand: { when: 'now', ms: 8 * 60_000 } });
      expect(screen.getByText(tag).closest('.visually-hidden')).toBeNull();
      for (const words of others) expect(screen.getByText(words).closest('.visually-hidden')).not.toBeNull();
      expect(screen.getByRole('img', { name: '时间冲突：架构评审' })).toBeVisible();
    },
  );

  it('[SCH-03] reads the usual state out without drawing it', () => {
    const { unmount } = renderRow(aRecord({ status: 'BEFORE' }));
    expect(screen.getByText('待开始').closest('.visually-hidden')).not.toBeNull();
    unmount();
    renderRow(aRecord({ status: 'AUDITING' }));
    expect(screen.getByText('审批中').closest('.visually-hidden')).toBeNull();
  });

  it.each([
    ['an invitation without answer', aRecord({ inviteState: 0 }), true],
    ['a change since I last looked', aRecord({ latestChangeTime: 2, userReadTime: 1 }), true],
    ['nothing new', aRecord({ latestChangeTime: 1, userReadTime: 2 }), false],
  ])('shows the notice dot for %s: %#', (_case, record, dotted) => {
    renderRow(record);
    expect(screen.queryAllByRole('img', { name: '有新变动' })).toHaveLength(dotted ? 1 : 0);
  });

  it.each([
    ['now', 8, '还剩 8 分钟'],
    ['next', 53, '53 分钟后开始'],
  ] as const)('[SCH-02] says of the meeting that is %s how long', (when, minutes, words) => {
    renderRow(aRecord({}), { atHand: { when, ms: minutes * 60_000 } });
    expect(screen.getByText(words)).toBeVisible();
  });
});
