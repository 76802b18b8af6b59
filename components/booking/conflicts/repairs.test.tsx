import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Repair } from '@/lib/contract/repair';
import { repairKinds } from '@/lib/domain/booking/repairs/repair-kinds';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { aBookedMeeting, aRoom, roomCalls, roomPages } from '@/test/builders/room-builders';
import { fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { OrderMeeting } from '../form/order-meeting';

let query = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn(), back: jest.fn() }),
  useSearchParams: () => query,
}));

const river = aRoom('望江');
const wave = aRoom('听雨', { capacity: 12 });
const named = (room: typeof river) => ({
  id: room.id,
  name: room.name,
  address: room.areaPath,
  capacity: room.capacity,
});
const tea = { id: 'tea', name: '茶水' };

/** A repair that leaves the draft as it is but for these parts. */
const repair = (kind: Repair['kind'], parts: Partial<Repair>): Repair => ({
  kind,
  beginTime: at('14:15'),
  endTime: at('15:00'),
  rooms: [named(river)],
  serviceIds: ['tea'],
  ...parts,
});

/** The form at 14:15–15:00 in 望江 with tea, which the service refuses until its repair is taken. */
async function renderRefused(code: number, repairs: Repair[]) {
  window.sessionStorage.clear();
  query = new URLSearchParams({
    startTime: String(at('14:15')),
    endTime: String(at('15:00')),
    subject: '版本评审',
    roomId: river.id,
  });
  let refusals: unknown[] = [{ code, message: '', repairs }];
  const bff = fakeBff({
    [roomCalls.settings]: {
      publicAddressBook: true,
      template: { createMode: 'single', noticeLabels: ['none'], scope: 2 },
    },
    [roomCalls.page]: roomPages([river, wave]),
    [roomCalls.orders]: [],
    [roomCalls.services]: [
      { roomId: river.id, services: [tea] },
      { roomId: wave.id, services: [tea] },
    ],
    [roomCalls.check]: () => json({ refusals }),
    [roomCalls.schedule]: aBookedMeeting(river),
    [peopleCalls.recommended]: [],
  });
  renderApp(
    <ServerClockProvider now={now}>
      <OrderMeeting staffId={me} realName="林晓" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: '茶水' }));
  await user.type(screen.getByLabelText('申请理由'), '客户来访');
  const press = async (label: string) => {
    const button = await screen.findByRole('button', { name: label });
    refusals = [];
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    return sent()[0];
  };
  const sent = () => bff.calls.filter(({ key }) => key === roomCalls.schedule).map(({ body }) => body);
  return press;
}

const kinds: Record<Repair['kind'], [number, Repair, string, object]> = {
  room: [
    errorCodes.notPermitted,
    repair('room', { rooms: [named(wave)] }),
    '换到 听雨（12 人）',
    { roomBookingForms: [{ roomId: wave.id }], beginTime: at('14:15'), serviceIds: ['tea'] },
  ],
  time: [
    errorCodes.backToBack,
    repair('time', { beginTime: at('15:15'), endTime: at('16:00') }),
    '改为 15:15–16:00',
    { roomBookingForms: [{ roomId: river.id }], beginTime: at('15:15'), endTime: at('16:00') },
  ],
  shorter: [
    errorCodes.outsideOpenHours,
    repair('shorter', { endTime: at('14:30') }),
    '缩短为 14:15–14:30',
    { beginTime: at('14:15'), endTime: at('14:30') },
  ],
  services: [
    errorCodes.approverMissing,
    repair('services', { serviceIds: [] }),
    '不要茶水',
    { roomBookingForms: [{ roomId: river.id }], beginTime: at('14:15'), endTime: at('15:00') },
  ],
};

describe('[BOOK-04] a refusal brings its repair', () => {
  it.each(repairKinds.map((kind) => [kind, ...kinds[kind]] as const))(
    'of the kind %s, and books what its button says',
    async (kind, code, mended, label, body) => {
      const press = await renderRefused(code, [mended]);
      const sent = await press(label);
      expect(sent).toMatchObject(body);
      expect('serviceIds' in (sent as object)).toBe(kind !== 'services');
    },
  );

  it('that changes several things at once, to another day', async () => {
    const press = await renderRefused(errorCodes.roomUnavailable, [
      repair('room', {
        rooms: [named(wave)],
        beginTime: at('14:15', '2026-11-19'),
        endTime: at('15:00', '2026-11-19'),
        serviceIds: [],
      }),
    ]);
    expect(await press('换到 听雨（12 人），改为 11月19日 14:15–15:00，不要茶水')).toMatchObject({
      roomBookingForms: [{ roomId: wave.id }],
      beginTime: at('14:15', '2026-11-19'),
    });
  });

  // 400405020 is about a meeting that is there already; words and lost uploads are for the person to change.
  const withoutRepair: number[] = [
    errorCodes.stateForbids,
    errorCodes.sensitiveContent,
    errorCodes.uploadMissing,
  ];
  it.each(operationCodes.order.filter((code) => !withoutRepair.includes(code)))(
    'beside the words of %d',
    async (code) => {
      const press = await renderRefused(code, [
        repair('time', { beginTime: at('15:15'), endTime: at('16:00') }),
      ]);
      expect(await press('改为 15:15–16:00')).toMatchObject({ beginTime: at('15:15') });
    },
  );
});
