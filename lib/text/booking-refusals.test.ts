import type { Refusal } from '@/lib/domain/booking/booking-rule';
import { operationCodes } from '@/lib/domain/error-codes';
import { errorOutcome } from './errors';
import { refusalDetail, refusalReason, refusalText, slotReason } from './booking-refusals';

const facts = { roomId: 'guanyun' };
const openMinutes = [540, 1_080] as const;
const at = {
  hours: { code: 400403001, facts: { ...facts, openMinutes } },
  closed: { code: 400403001, facts: { ...facts, openMinutes: undefined } },
  chatApp: { code: 400416023, facts: { ...facts, cause: 'chat-app' } },
  outOfOrder: { code: 400416023, facts: { ...facts, cause: 'out-of-order' } },
  tooLate: { code: 400405022, facts: { ...facts, leadMinutes: 10 } },
  past: { code: 400403007, facts: {} },
  notPermitted: { code: 400416015, facts },
  approverMissing: { code: 400405018, facts },
} as const satisfies Record<string, Refusal>;

describe('[BOOK-04] a refusal in words', () => {
  it.each(operationCodes.askAgain)('%i reads as in the catalogue of failed bookings', (code) => {
    expect(refusalText({ code })).toBe(errorOutcome('order', { code }).message);
  });

  it.each<[Refusal, string, string | undefined]>([
    [at.hours, '不在会议室可预约时间段内', '仅 09:00–18:00 可订'],
    [at.closed, '不在会议室可预约时间段内', '当天不开放预约'],
    [at.chatApp, '会议室不可用', '企业微信会议室暂不支持预订'],
    [at.outOfOrder, '会议室不可用', '维护中'],
    [at.tooLate, '需审批的会议须至少提前10分钟发起', undefined],
    [at.notPermitted, '没有该会议室的预订权限', undefined],
  ])('%j reads %s: %s', (refusal, text, detail) => {
    expect(refusalText(refusal)).toBe(text);
    expect(refusalDetail(refusal)).toBe(detail);
    expect(refusalReason(refusal)).toBe(detail ?? text);
  });
});

describe('[ROOM-06] the reason of a shut slot', () => {
  it.each<[Refusal, string]>([
    [at.hours, '仅 09:00–18:00 可订'],
    [at.closed, '当天不开放预约'],
    [at.tooLate, '需审批，须至少提前10分钟'],
    [at.past, '该时段已过去'],
    [at.outOfOrder, '维护中'],
    [at.chatApp, '企业微信会议室暂不支持预订'],
    [at.notPermitted, '没有该会议室的预订权限'],
    [at.approverMissing, '审批人缺失，无法发起申请'],
  ])('%j reads %s', (refusal, text) => {
    expect(slotReason(refusal)).toBe(text);
  });
});
