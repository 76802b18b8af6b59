import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { LiveChanges } from './live-changes';
import type { RoomHold } from '@/lib/contract/hold';
import { limits } from '@/lib/domain/limits/limits';
import { roomHolds } from '@/lib/domain/limits/live-limits';
import { type HeldSlot, useHoldSlots, useRoomHolds } from '@/lib/query/hold';
import { fakeBff, offline } from '@/test/http/fake-bff';
import { eventConnection } from '@/test/http/server-sent-events';
import { renderApp } from '@/test/render/render-app';

const changesKey = 'GET /api-meeting/api/user/changes';
const holdKey = (method: string, room: string) => `${method} /api-meeting/api/user/v2/rooms/${room}/hold`;
const empty = () => new Response(null, { status: 204 });
const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('[UX-02] [BEY-06] the holds of colleagues', () => {
  const Names = () => (
    <p>
      {useRoomHolds()
        .map(({ roomId, realName }) => `${roomId} ${realName}`)
        .join()}
    </p>
  );
  const namesOnPage = () => screen.getByRole('paragraph').textContent;
  const zhou = {
    roomId: 'r1',
    staffId: 's2',
    realName: '周宁',
    beginTime: 1,
    endTime: 2,
    remainingMs: 15_000,
  };

  async function open() {
    const connection = eventConnection();
    renderApp(
      <>
        <Names />
        <LiveChanges staffId="s1" />
      </>,
      fakeBff({ [changesKey]: () => connection.response }),
    );
    await wait();
    return async (data: RoomHold | string) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      connection.send(`event: hold\ndata: ${text}\n\n`);
      await wait();
    };
  }

  it('show while they last, the latest of each person and room', async () => {
    const send = await open();
    await send(zhou);
    expect(namesOnPage()).toBe('r1 周宁');
    await wait(10_000);
    await send(zhou);
    await send({ ...zhou, staffId: 's3', realName: '陈晨', remainingMs: 5_000 });
    expect(namesOnPage()).toBe('r1 周宁,r1 陈晨');
    await wait(5_001);
    expect(namesOnPage()).toBe('r1 周宁');
    await wait(10_000);
    expect(namesOnPage()).toBe('');
  });

  it('go when they are ended, and other lines change nothing', async () => {
    const send = await open();
    await send(zhou);
    await send('{');
    await send('{}');
    expect(namesOnPage()).toBe('r1 周宁');
    await send({ ...zhou, remainingMs: 0 });
    expect(namesOnPage()).toBe('');
  });
});

describe('[UX-02] an open form', () => {
  let choose: (slots: HeldSlot[]) => void;
  const Form = ({ slots }: { slots: HeldSlot[] }) => {
    const [chosen, setChosen] = useState(slots);
    choose = setChosen;
    useHoldSlots(chosen);
    return null;
  };
  const slot = (roomId: string, beginTime = 1_000): HeldSlot => ({ roomId, beginTime, endTime: 2_000 });
  const answers = Object.fromEntries(
    ['a', 'b'].flatMap((room) => ['PUT', 'DELETE'].map((method) => [holdKey(method, room), empty])),
  );

  it('shows its slots at rest and again, and no longer those that it leaves', async () => {
    const bff = fakeBff(answers);
    const view = renderApp(<Form slots={[slot('a')]} />, bff);
    await wait(limits.longDebounceMs - 1);
    expect(bff.keys()).toEqual([]);
    await wait(1);
    expect(bff.keys()).toEqual([holdKey('PUT', 'a')]);
    expect(bff.calls[0]?.body).toEqual({ beginTime: 1_000, endTime: 2_000 });
    await wait(roomHolds.repeatMs);
    expect(bff.keys()).toEqual([holdKey('PUT', 'a'), holdKey('PUT', 'a')]);
    act(() => choose([slot('b', 1_500)]));
    act(() => choose([slot('b')]));
    await wait(limits.longDebounceMs);
    expect(bff.keys().slice(2)).toEqual([holdKey('DELETE', 'a'), holdKey('PUT', 'b')]);
    view.unmount();
    await wait(roomHolds.repeatMs);
    expect(bff.keys().slice(4)).toEqual([holdKey('DELETE', 'b')]);
  });

  it('[R31] goes on without a network', async () => {
    const bff = fakeBff({ [holdKey('PUT', 'a')]: offline, [holdKey('DELETE', 'a')]: offline });
    const view = renderApp(<Form slots={[slot('a')]} />, bff);
    await wait(limits.longDebounceMs);
    view.unmount();
    await wait();
    expect(bff.calls.length).toBeGreaterThan(1);
  });
});
