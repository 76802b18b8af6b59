import type { Refusal, UnavailableCause, UpdateRefusal } from '@/lib/domain/booking/booking-rule';
import { errorCodes as codes, type OrderCode } from '@/lib/domain/error-codes';
import type { OpenMinutes } from '@/lib/domain/room/room-facts';
import { formatMinutes } from '@/lib/time/format';
import { errorText } from './zh-cn/errors';
import { orderCodeText } from './zh-cn/order-codes';
import { roomsText } from './zh-cn/rooms';

const sentences = {
  [codes.meetingTooLong]: orderCodeText.meetingTooLong,
  [codes.approvalTooLate]: orderCodeText.approvalTooLate,
  [codes.backToBack]: orderCodeText.backToBack,
  [codes.approverMissing]: orderCodeText.approverMissing,
  [codes.roomConflict]: orderCodeText.roomConflict,
  [codes.outsideOpenHours]: orderCodeText.outsideOpenHours,
  [codes.roomUnavailable]: orderCodeText.roomUnavailable,
  [codes.timeInPast]: orderCodeText.timeInPast,
  [codes.stateForbids]: orderCodeText.stateForbids,
  [codes.notPermitted]: orderCodeText.notPermitted,
  [codes.timeInvalid]: orderCodeText.timeInvalid,
  [codes.sensitiveContent]: orderCodeText.sensitiveContent,
  [codes.placeMissing]: orderCodeText.placeMissing,
  [codes.updateNeedsApproval]: errorText.updateNeedsApproval,
  [codes.roomNeedsApproval]: errorText.updateNeedsApproval,
} as const satisfies Record<OrderCode | UpdateRefusal['code'], string>;

const unavailable = {
  'chat-app': roomsText.chatApp,
  'out-of-order': roomsText.tags.outOfOrder,
} as const satisfies Record<UnavailableCause, string>;

function openHoursText(openMinutes: OpenMinutes | undefined): string {
  if (!openMinutes) return roomsText.closedDay;
  const [from, to] = openMinutes;
  return roomsText.openHours(`${formatMinutes(from)}–${formatMinutes(to)}`);
}

/**
 * The catalogue's sentence, which is also the message of the failed booking (BOOK-04).
 *
 * @example
 * refusalText({ code: 400403001, facts }) //=> '不在会议室可预约时间段内'
 */
export const refusalText = ({ code }: Pick<UpdateRefusal, 'code'>): string => sentences[code];

/**
 * The cause in the room itself, for refusals that have one.
 *
 * @example
 * refusalDetail({ code: 400403001, facts: { openMinutes: [540, 1080] } }) //=> '仅 09:00–18:00 可订'
 */
export function refusalDetail({ code, facts }: UpdateRefusal): string | undefined {
  switch (code) {
    case codes.roomUnavailable:
      return unavailable[facts.cause];
    case codes.outsideOpenHours:
      return openHoursText(facts.openMinutes);
  }
  return undefined;
}

/**
 * The nearest reason in one sentence: the cause in the room, else the catalogue's sentence (ROOM-06).
 *
 * @example
 * refusalReason({ code: 400416023, facts: { cause: 'chat-app' } }) //=> '企业微信会议室暂不支持预订'
 */
export const refusalReason = (refusal: Refusal): string => refusalDetail(refusal) ?? refusalText(refusal);

/**
 * The same for a slot of a room's day, which has not been booked yet.
 *
 * @example
 * slotReason({ code: 400403007, facts: {} }) //=> '该时段已过去'
 */
export function slotReason(refusal: Refusal): string {
  switch (refusal.code) {
    case codes.timeInPast:
      return roomsText.pastSlot;
    case codes.approvalTooLate:
      return roomsText.approvalLead(refusal.facts.leadMinutes);
  }
  return refusalReason(refusal);
}
