import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { RoomStarts } from './room-starts';

const free = (from: string, to: string) => ({ kind: 'free' as const, beginTime: at(from), endTime: at(to) });
const onPick = jest.fn();
const startsOf = (part: Partial<ComponentProps<typeof RoomStarts>>) => (
  <RoomStarts
    name="望江"
    segments={[]}
    day={today}
    zone={zone}
    now={now}
    isUnread={false}
    onPick={onPick}
    {...part}
  />
);
const times = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => onPick.mockClear());

describe('[ROOM-03] the times at which a room can be booked, on phones', () => {
  it('stay the same buttons when they get their names and when another stretch changes', () => {
    const late = free('14:00', '14:30');
    const { rerender } = render(startsOf({ name: undefined, segments: [free('10:15', '11:00'), late] }));
    const before = screen.getByRole('button', { name: '14:00' });
    rerender(startsOf({ segments: [free('10:15', '11:00'), late] }));
    expect(screen.getByRole('button', { name: '预订望江 14:00–14:30' })).toBe(before);
    rerender(startsOf({ segments: [free('10:30', '11:30'), late] }));
    expect(times()).toEqual(['10:30', '11:00', '14:00']);
    expect(screen.getAllByRole('button')[2]).toBe(before);
    act(() => before.click());
    expect(onPick.mock.calls).toEqual([[{ beginTime: late.beginTime, endTime: late.endTime }]]);
  });

  it('are the next few, and all of them once one asks for more, without losing the place', async () => {
    render(startsOf({ segments: [free('19:00', '24:00')], now: at('18:55') }));
    expect(times()).toEqual(['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '更多']);
    const more = screen.getByRole('button', { name: '更多望江的开始时间', expanded: false });
    await userEvent.click(more);
    expect(times().slice(-4)).toEqual(['22:30', '23:00', '23:30', '收起']);
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(times()).toHaveLength(8);
  });

  it('of a day that is over are none, which a line says', () => {
    const over = { kind: 'past' as const, beginTime: at('00:00'), endTime: at('24:00') };
    render(startsOf({ segments: [over], now: at('23:50') }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('今天没有空闲时段了')).toBeVisible();
  });
});
