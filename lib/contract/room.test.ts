import { type DayOrder } from '@/lib/domain/room/day-order';
import { encodeOrders, type OrderColumns } from '@/lib/contract/codecs/order-columns';
import { orderColumnsSchema } from './room';

const beginTime = Date.parse('2026-11-18T00:00:00+08:00');
const hour = 3_600_000;
const taken: DayOrder = {
  roomId: 'river',
  beginTime: beginTime + 9 * hour,
  endTime: beginTime + 10 * hour,
  state: 'confirmed',
};
const visible: DayOrder = {
  ...taken,
  roomId: 'tide',
  meetingNo: '2368787123',
  subject: '晨会',
  organizerName: '陈晨',
};
const columns = encodeOrders([[taken], [visible]], beginTime);
const isReadable = (answer: OrderColumns) => orderColumnsSchema.safeParse(answer).success;

it.each<[string, Partial<OrderColumns>]>([
  ['of more bookings than there are times', { counts: [1, 1, 1e9] }],
  ['without an end for each start', { lengths: [60] }],
  ['without a title for each booking that is shown', { subjects: [] }],
  ['that hide one booking twice', { hidden: [0, 0], meetingNos: [], subjects: [], organizers: [] }],
])('[R22] columns %s are no answer', (_case, change) => {
  expect(isReadable(columns)).toBe(true);
  expect(isReadable({ ...columns, ...change })).toBe(false);
});

it.each<[string, object]>([
  ['a text for a time', { gaps: ['540', 540] }],
  ['no number for a time', { gaps: [null, 540] }],
  ['a time without end', { lengths: [60, Infinity] }],
  ['half a booking', { counts: [1.5, 0.5] }],
  ['less than none', { hidden: [-1] }],
  ['neither a title nor the number of one', { subjects: [{ text: '晨会' }] }],
  ['the number of no title', { subjects: [-1] }],
  ['no column', { held: undefined }],
  ['one value for a column', { organizers: '陈晨' }],
])('[R22] columns with %s are no answer', (_case, change) => {
  expect(isReadable({ ...columns, ...change } as OrderColumns)).toBe(false);
});
