import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { ToastProvider } from '@/components/ui/toast/toast';
import { createApi } from '@/lib/client/api';
import { weekViewRange } from '@/lib/domain/calendar/week/week-layout';
import { ApiProvider } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { scheduleRecords } from '@/lib/query/schedule';
import { aRecord, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { failure } from '@/test/http/fake-bff';
import { dayColumn, renderWeek } from '@/test/render/render-week';
import { WeekMode } from './week-mode';

const block = (name: RegExp) => screen.findByRole('link', { name });
const other = 'staff-chen';

describe('the week', () => {
  it('[CAL-01] has a column per day from Sunday, marks today, and names how many meetings each has', async () => {
    renderWeek({ records: [aRecord({ subject: '产品周会' })] });
    await block(/产品周会/);
    const week = within(screen.getByRole('grid', { name: '11月15日至11月21日的周日程' }));
    const names = week.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
    expect(names.slice(0, 7)).toEqual([
      '2026年11月15日 周日，没有会议',
      '2026年11月16日 周一，没有会议',
      '2026年11月17日 周二，没有会议',
      '2026年11月18日 周三，1 场会议',
      '2026年11月19日 周四，没有会议',
      '2026年11月20日 周五，没有会议',
      '2026年11月21日 周六，没有会议',
    ]);
    expect(dayColumn()).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2026年11月');
  });

  it('[NAV-07] has three days from the chosen one for phones, also beyond its last', () => {
    renderWeek({ day: '2026-11-21' });
    const narrow = screen.getAllByRole('gridcell').filter((cell) => cell.dataset.narrow !== undefined);
    expect(narrow.map((cell) => cell.dataset.day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    const beyond = screen.getAllByRole('gridcell').filter((cell) => cell.dataset.beyond !== undefined);
    expect(beyond.map((cell) => cell.dataset.day)).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('[CAL-03] shows a meeting in its day with time and place, as a link to its page', async () => {
    renderWeek({ records: [aRecord({ subject: '接口联调', beginTime: at('23:00'), endTime: at('24:00') })] });
    const link = await block(/接口联调/);
    expect(dayColumn()).toContainElement(link);
    expect(link).toHaveTextContent('接口联调23:00–24:00望江待开始');
    expect(link).toHaveAttribute('href', '/details/1234567891?from=schedule');
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    expect(link.closest('li')).toHaveStyle({ top: '95.833%', height: '4.167%' });
  });

  it.each([
    ['unanswered', aRecord({ inviteState: 0, creatorStaffId: other })],
    ['over', aRecord({ status: 'FINISH', beginTime: at('08:00'), endTime: at('09:00') })],
    ['over', aRecord({ inviteState: 3, creatorStaffId: other })],
    ['held', aRecord({ status: 'AUDITING', beginTime: at('12:00'), endTime: at('13:00') })],
    ['mine', aRecord({ beginTime: at('12:00'), endTime: at('13:00') })],
  ])('[SCH-03] looks like what it is to me: %s', async (look, record) => {
    renderWeek({ records: [record] });
    expect(await block(/产品周会/)).toHaveAttribute('data-look', look);
  });

  it('[CAL-02] has meetings at the same time side by side, marked where they collide', async () => {
    const later = { beginTime: at('14:00'), endTime: at('15:00'), conflict: true };
    renderWeek({ records: [aRecord({ subject: '甲', ...later }), aRecord({ subject: '乙', ...later })] });
    expect((await block(/甲/)).closest('li')).toHaveStyle({ left: '0%', width: '50%' });
    expect((await block(/乙/)).closest('li')).toHaveStyle({ left: '50%', width: '50%' });
    expect(screen.getAllByRole('img', { name: '时间冲突' })).toHaveLength(2);
  });

  it('goes on by weeks, on phones by three days, and back to today', () => {
    renderWeek({ day: '2026-12-02' });
    const pager = within(screen.getByRole('navigation', { name: '选择日期' }));
    const href = (name: string) => pager.getByRole('link', { name }).getAttribute('href');
    expect(['上一周', '下一周', '前三天', '后三天', '今天'].map(href)).toEqual([
      '?mode=week&day=2026-11-25',
      '?mode=week&day=2026-12-09',
      '?mode=week&day=2026-11-29',
      '?mode=week&day=2026-12-05',
      '?mode=week&day=2026-11-18',
    ]);
  });

  it('[ERR-03] says that loading failed and offers a retry', async () => {
    renderWeek({ records: () => failure(500) });
    expect(await screen.findByRole('alert')).toHaveTextContent('日程加载失败');
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});

it('[UX-04] has the subjects of the week in the HTML of the server, and the line of now', () => {
  const api = createApi(() => Promise.reject(new Error('the server has the data already')));
  const queryClient = createQueryClient();
  queryClient.setQueryData(scheduleRecords(api, weekViewRange(today, zone)).queryKey, [
    aRecord({ subject: '版本评审', beginTime: at('11:00'), endTime: at('12:00') }),
  ]);
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <ToastProvider>
          <ServerClockProvider now={now}>
            <WeekMode day={today} staffId={me} zone={zone} />
          </ServerClockProvider>
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('版本评审');
  expect(html).toContain('10:07');
  expect(html).not.toContain('>10:00<');
  expect(html).toContain('>11:00<');
});
