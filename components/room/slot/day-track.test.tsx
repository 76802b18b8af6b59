import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { DayOrder } from '@/lib/domain/room/day-order';
import type { Segment } from '@/lib/domain/room/room-day';
import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { parsed, words } from '@/test/words';
import { DayTrack } from './day-track';

const closed = { code: 400403001, facts: { openMinutes: undefined } } as const;

function drawTrack(texts: { subject: string; organizerName: string; meetingNo: string }) {
  const order: DayOrder = {
    roomId: 'room-1',
    state: 'confirmed',
    beginTime: at('11:00'),
    endTime: at('12:00'),
    ...texts,
  };
  const segments: Segment<DayOrder>[] = [
    { kind: 'free', beginTime: at('10:15'), endTime: at('11:00') },
    { kind: 'booked', beginTime: order.beginTime, endTime: order.endTime, order },
    { kind: 'closed', beginTime: at('20:00'), endTime: at('22:00'), refusal: closed },
  ];
  const { container, unmount } = render(
    <DayTrack segments={segments} trackDay={{ day: today, zone }} now={now} />,
  );
  const elements = [...container.querySelectorAll('*')];
  const drawn = {
    markup: elements.map(({ tagName, attributes }) => [tagName, [...attributes].map(({ name }) => name)]),
    text: container.textContent ?? '',
    href: container.querySelector('a')?.getAttribute('href'),
    named: container.querySelector('[data-shut]')?.parentElement?.getAttribute('aria-label') ?? '',
  };
  unmount();
  return drawn;
}

const plain = { subject: '产品周会', organizerName: '王芳', meetingNo: '1234567890' };

describe('[UX-01] a booking with the focus', () => {
  const window = { beginTime: at('11:00'), endTime: at('12:00') };
  const order: DayOrder = { roomId: 'room-1', state: 'confirmed', ...window, ...plain };
  const trackAt = (time: string) => (
    <DayTrack
      segments={[{ kind: 'booked', ...window, order }]}
      trackDay={{ day: today, zone }}
      now={at(time)}
    />
  );

  it('keeps it when it is written anew', () => {
    const { rerender } = render(trackAt('10:59'));
    const before = screen.getByRole('link');
    act(() => before.focus());
    rerender(trackAt('11:00'));
    expect(before).toHaveFocus();
    expect(before).toHaveAttribute('data-running', 'true');
  });

  const booked = (meetingNo: string, from: string, to: string): Segment<DayOrder> => {
    const span = { beginTime: at(from), endTime: at(to) };
    return { kind: 'booked', ...span, order: { ...order, ...span, meetingNo } };
  };
  const free = (from: string, to: string): Segment<DayOrder> => ({
    kind: 'free',
    beginTime: at(from),
    endTime: at(to),
  });
  const trackOf = (...segments: Segment<DayOrder>[]) => (
    <DayTrack segments={segments} trackDay={{ day: today, zone }} now={at('10:00')} />
  );
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(9, 10));

  it('stays the same link when another comes in before it, so that a press on it counts', () => {
    const { rerender, container } = render(trackOf(free('10:15', '14:00'), booked('1', '14:00', '15:00')));
    const before = screen.getByRole('link');
    act(() => before.focus());
    const around = [free('10:15', '11:00'), booked('2', '11:00', '12:00'), free('12:00', '14:00')];
    rerender(trackOf(...around, booked('1', '14:00', '15:00')));
    expect(hrefs()).toEqual(['2', '1']);
    expect(screen.getAllByRole('link')[1]).toBe(before);
    rerender(trackOf(booked('1', '10:15', '15:00'), free('15:00', '16:00')));
    expect(hrefs()).toEqual(['1']);
    expect(screen.getByRole('link')).toBe(before);
    rerender(trackOf(free('10:15', '10:30'), booked('1', '10:30', '15:00'), free('15:00', '16:00')));
    expect(screen.getByRole('link')).toBe(before);
    expect(before).toHaveFocus();
    expect(container.querySelectorAll('[role="gridcell"]')).toHaveLength(3);
  });

  it('keeps it when it changes places with another', () => {
    const { rerender } = render(trackOf(booked('1', '11:00', '12:00'), booked('2', '12:00', '13:00')));
    act(() => screen.getAllByRole('link')[0]!.focus());
    rerender(trackOf(booked('2', '12:00', '13:00'), booked('1', '13:00', '14:00')));
    expect(hrefs()).toEqual(['2', '1']);
    expect(screen.getAllByRole('link')[1]).toHaveFocus();
  });

  it('does not take it back once it went elsewhere', async () => {
    const { rerender } = render(trackAt('10:59'));
    act(() => screen.getByRole('link').focus());
    await act(async () => screen.getByRole('link').blur());
    rerender(trackAt('11:00'));
    expect(document.body).toHaveFocus();
  });
});

describe('[S48] what people write, on a track', () => {
  it('is text, and adds neither an element nor an attribute', () => {
    const { markup } = drawTrack(plain);
    fc.assert(
      fc.property(fc.record({ subject: words, organizerName: words }), (texts) => {
        const drawn = drawTrack({ ...plain, ...texts });
        expect(drawn.markup).toEqual(markup);
        expect(parsed(drawn.text)).toContain(parsed(texts.subject));
        expect(parsed(drawn.text)).toContain(parsed(texts.organizerName));
        expect(drawn.named).toContain('当天不开放预约');
      }),
    );
  });

  it('leads nowhere but to the meeting', () => {
    const { href } = drawTrack({ ...plain, meetingNo: 'javascript:alert(1)"><b>' });
    expect(href).toBe('/details/javascript%3Aalert(1)%22%3E%3Cb%3E?from=schedule');
  });
});
