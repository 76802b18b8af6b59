import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { ChangeLog, Meeting } from '@/lib/contract/meeting';
import { aMeeting, at, now, zone } from '@/test/builders/meeting-builders';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ChangeHistory } from './change-history';

const pageKey = 'GET /api-meeting/api/user/v2/meetings/meeting-1/change-logs';
const entry = (id: string, minute: number): ChangeLog => ({
  id,
  createTime: at(`09:${String(minute).padStart(2, '0')}`),
  actorName: id,
  kind: 'updated',
});
const more = () => screen.queryByRole('button', { name: '查看更早的变更' });
const listed = () =>
  within(screen.getByRole('region', { name: '变更记录' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.firstChild?.textContent);

function renderHistory(parts: Partial<Meeting>, pages: unknown[] = []) {
  const bff = fakeBff({
    [pageKey]: () => {
      const page = pages.shift();
      return page instanceof Response ? page : json(page);
    },
  });
  let setMeeting: (meeting: Meeting) => void = () => undefined;
  function Details() {
    const [meeting, set] = useState(aMeeting(parts));
    setMeeting = set;
    return (
      <ServerClockProvider now={now}>
        <ChangeHistory meeting={meeting} zone={zone} />
      </ServerClockProvider>
    );
  }
  renderApp(<Details />, bff);
  const update = (extra: Partial<Meeting>) => act(() => setMeeting(aMeeting({ ...parts, ...extra })));
  return { bff, user: userEvent.setup(), update };
}

describe('[MEET-12] the change history', () => {
  it('has no way to older changes where there are none', () => {
    renderHistory({ changeLogs: [entry('two', 2), entry('one', 1)] });
    expect(listed()).toEqual(['two', 'one']);
    expect(more()).not.toBeInTheDocument();
  });

  it('shows older changes page by page, up to the first', async () => {
    const { user, bff } = renderHistory({ changeLogs: [entry('four', 4)], hasOlderChanges: true }, [
      { list: [entry('three', 3)], nextCursor: 'three' },
      { list: [entry('two', 2)] },
    ]);
    await user.click(more() as HTMLElement);
    await waitFor(() => expect(listed()).toEqual(['four', 'three']));
    await user.click(more() as HTMLElement);
    await waitFor(() => expect(listed()).toEqual(['four', 'three', 'two']));
    expect(more()).not.toBeInTheDocument();
    expect(bff.calls.map(({ query }) => query.get('cursor'))).toEqual(['four', 'three']);
  });

  it('loses none when a new change moves the newest page on', async () => {
    const { user, update } = renderHistory(
      { changeLogs: [entry('three', 3), entry('two', 2)], hasOlderChanges: true },
      [{ list: [entry('one', 1)] }],
    );
    await user.click(more() as HTMLElement);
    await waitFor(() => expect(listed()).toEqual(['three', 'two', 'one']));
    update({ changeLogs: [entry('four', 4), entry('three', 3)] });
    expect(listed()).toEqual(['four', 'three', 'two', 'one']);
  });

  it('says that older changes cannot be read, and reads them again', async () => {
    const { user } = renderHistory({ changeLogs: [entry('two', 2)], hasOlderChanges: true }, [
      failure(503),
      { list: [entry('one', 1)] },
    ]);
    await user.click(more() as HTMLElement);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('更早的变更加载失败');
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(listed()).toEqual(['two', 'one']));
  });
});
