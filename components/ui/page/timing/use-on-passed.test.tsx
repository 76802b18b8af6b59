import { act, render } from '@testing-library/react';
import { ServerClockProvider } from '../server-clock';
import { useOnPassed } from './use-on-passed';

const start = Date.parse('2030-01-01T10:00:00Z');
const minute = 60_000;

function Watch({ instants, onPassed }: { instants: readonly number[]; onPassed: () => void }) {
  useOnPassed(instants, onPassed);
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an open page', () => {
  it('[R37] notices each instant that passes, by the server’s clock, and none that had passed before', () => {
    const onPassed = jest.fn();
    render(
      <ServerClockProvider now={start}>
        <Watch instants={[start - minute, start + minute, start + 3 * minute]} onPassed={onPassed} />
      </ServerClockProvider>,
    );
    const counts = [0, 1, 2, 3, 4].map(() => {
      act(() => void jest.advanceTimersByTime(minute));
      return onPassed.mock.calls.length;
    });
    expect(counts).toEqual([1, 1, 2, 2, 2]);
  });
});
