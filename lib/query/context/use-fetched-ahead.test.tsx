/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { signsOfLife } from '@/lib/domain/limits/live-limits';
import { useFetchedAhead } from './use-fetched-ahead';

let queryClient: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const idle = () => act(() => jest.advanceTimersByTime(signsOfLife.skeletonAfterMs));

function renderAhead(count: number) {
  const starts = Array.from({ length: count }, () => jest.fn());
  const { rerender } = renderHook(({ view }) => useFetchedAhead(view, () => starts), {
    wrapper,
    initialProps: { view: '2026-11-18' },
  });
  return {
    turnTo: (view: string) => rerender({ view }),
    calls: () => starts.map((start) => start.mock.calls.length),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('[UX-03] what is opened next', () => {
  it('is read once per view, when the browser is idle', () => {
    const { turnTo, calls } = renderAhead(2);
    expect(calls()).toEqual([0, 0]);
    idle();
    turnTo('2026-11-18');
    idle();
    expect(calls()).toEqual([1, 1]);
    turnTo('2026-11-19');
    idle();
    expect(calls()).toEqual([2, 2]);
  });

  it('is not read for a view that is left before', () => {
    const { turnTo, calls } = renderAhead(1);
    turnTo('2026-11-19');
    idle();
    expect(calls()).toEqual([1]);
  });

  it('is bounded', () => {
    const { calls } = renderAhead(signsOfLife.fetchedAhead + 1);
    idle();
    expect(calls().reduce((sum, each) => sum + each)).toBe(signsOfLife.fetchedAhead);
  });

  it('[R23] is not read while what is shown cannot be', async () => {
    const queryFn = () => Promise.reject(new Error('offline'));
    const leave = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn }).subscribe(() => {});
    await act(() => jest.advanceTimersByTimeAsync(0));
    const { calls } = renderAhead(1);
    idle();
    expect(calls()).toEqual([0]);
    leave();
  });

  it('is read by nobody who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { calls } = renderAhead(1);
    idle();
    expect(calls()).toEqual([0]);
  });
});
