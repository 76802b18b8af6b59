import { limits } from '../limits/limits';
import type { RoomFacts } from '../room/room-facts';
import type { BookingDraft } from './booking-rule';
import { serviceApproverMissing, serviceTooLate } from './service-rules';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const facts = { now: at('10:07'), zone: 'Asia/Shanghai', limits, sensitiveWords: [], neighbours: [] };
const tea = { serviceId: 's1', auditorIds: ['chen'] };
const room = (required: boolean) =>
  ({ roomId: 'r1', approval: { required, auditorIds: ['chen'] } }) as unknown as RoomFacts;
const draft = (beginTime: number, extra: Partial<BookingDraft> = {}): BookingDraft => ({
  subject: '评审',
  beginTime,
  endTime: beginTime + 30 * 60_000,
  rooms: [room(false)],
  memberStaffIds: [],
  services: [tea],
  ...extra,
});

test.each([
  ['ten minutes ahead', draft(at('10:17')), []],
  ['without a service', draft(at('10:15'), { services: [] }), []],
  ['in a room whose own rule says so', draft(at('10:15'), { rooms: [room(true)] }), []],
  ['nine minutes ahead', draft(at('10:16')), [400405022]],
])('[BOOK-05] a meeting service %s', (_, requested, codes) => {
  const refusals = serviceTooLate(requested, facts);
  expect(refusals.map(({ code }) => code)).toEqual(codes);
  if (codes.length > 0)
    expect(refusals[0]?.facts.suggestion).toEqual({ beginTime: at('10:30'), endTime: at('11:00') });
});

test('[BOOK-06] a meeting service without an approver cannot be requested', () => {
  expect(serviceApproverMissing(draft(at('11:00')), facts)).toEqual([]);
  const services = [tea, { serviceId: 's2', auditorIds: [] }];
  expect(serviceApproverMissing(draft(at('11:00'), { services }), facts)).toEqual([
    { code: 400405018, facts: { serviceId: 's2' } },
  ]);
});
