import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beginPage } from '@/components/ui/page/router/page-under-way';
import { signsOfLife } from '@/lib/domain/limits/live-limits';
import { renderApp } from '@/test/render/render-app';
import { LazyPageSkeleton } from './lazy-page-skeleton';
import { PageProgress } from './page-progress';

const { progressAfterMs, skeletonAfterMs } = signsOfLife;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const line = () => screen.queryByRole('progressbar', { name: '正在打开页面' });
const skeleton = () => screen.queryByRole('status');

beforeAll(() => LazyPageSkeleton.preload());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Reports a page as the router does; answers its arrival. */
const leaveFor = (href: string) => {
  let arrive = () => {};
  act(() => {
    arrive = beginPage(href);
  });
  return () => act(arrive);
};

describe('[UX-03] a page that is on its way', () => {
  it('shows nothing where it is there at once', async () => {
    renderApp(<PageProgress />);
    const arrive = leaveFor('/rooms');
    await pass(progressAfterMs - 1);
    expect(line()).not.toBeInTheDocument();
    arrive();
    await pass(progressAfterMs);
    expect(line()).not.toBeInTheDocument();
  });

  it('shows a line, later its shape, and neither once it is there', async () => {
    renderApp(<PageProgress />);
    const arrive = leaveFor('/rooms?day=2026-11-19');
    await pass(progressAfterMs);
    expect(line()).toBeInTheDocument();
    expect(skeleton()).not.toBeInTheDocument();
    await pass(skeletonAfterMs - progressAfterMs);
    expect(skeleton()).toHaveTextContent('会议室');
    arrive();
    expect(line()).not.toBeInTheDocument();
    expect(skeleton()).not.toBeInTheDocument();
  });

  it('shows the last one of two clicks', async () => {
    renderApp(<PageProgress />);
    const arriveAtRooms = leaveFor('/rooms');
    const arriveAtContacts = leaveFor('/contact');
    await pass(skeletonAfterMs);
    expect(skeleton()).not.toHaveTextContent('会议室');
    arriveAtRooms();
    expect(line()).toBeInTheDocument();
    arriveAtContacts();
    expect(line()).not.toBeInTheDocument();
  });
});

describe('[UX-03] a view whose data is on its way', () => {
  function View({ day, read }: { day: string; read: () => Promise<string> }) {
    const { data } = useQuery({ queryKey: ['view', day], queryFn: read });
    return <p>{data}</p>;
  }

  it('shows the line until its first data, and not for a reading anew', async () => {
    const answers: ((text: string) => void)[] = [];
    const read = () => new Promise<string>((resolve) => void answers.push(resolve));
    const { queryClient } = renderApp(
      <>
        <PageProgress />
        <View day="2026-11-19" read={read} />
      </>,
    );
    await pass(progressAfterMs);
    expect(line()).toBeInTheDocument();
    answers.shift()?.('三场会议');
    await pass(1);
    expect(screen.getByText('三场会议')).toBeVisible();
    expect(line()).not.toBeInTheDocument();
    act(() => void queryClient.refetchQueries());
    await pass(progressAfterMs);
    expect(answers).toHaveLength(1);
    expect(line()).not.toBeInTheDocument();
  });
});
