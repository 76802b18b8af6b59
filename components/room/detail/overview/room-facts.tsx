import { Fact, Facts } from '@/components/ui/layout/facts';
import type { Room } from '@/lib/contract/room';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { shutRoom } from '@/lib/domain/booking/room-rules';
import { refusalReason } from '@/lib/text/booking-refusals';
import { weekdaysWords } from '@/lib/text/room/weekdays-words';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatMinutes } from '@/lib/time/format';
import { minutesPerDay } from '@/lib/time/instant';

const { facts: names } = roomDetailText;

/** Whether it can be booked at all, and else why not (ROOM-06). */
function stateText(room: Room): string {
  const shut = shutRoom(roomFacts(room));
  if (!shut) return roomDetailText.bookable;
  return (room.status === 'OUT_OF_ORDER' && room.statusReason) || refusalReason(shut);
}

function hoursText({ openFromMinute: from, openToMinute: to, openWeekdays }: Room): string {
  const isWholeDay = from === 0 && to === minutesPerDay;
  const hours = isWholeDay ? roomDetailText.wholeDay : `${formatMinutes(from)}–${formatMinutes(to)}`;
  return openWeekdays ? `${weekdaysWords(openWeekdays)} ${hours}` : hours;
}

function approvalText({ audit }: Room): string {
  if (!audit.required) return roomDetailText.approval.none;
  if (audit.auditors.length === 0) return roomDetailText.approval.approverMissing;
  return roomDetailText.approval.by(audit.auditors.map(({ realName }) => realName).join('、'));
}

/** Everything one has to know of a room before trying to book it. */
export function RoomFacts({ room }: { room: Room }) {
  return (
    <Facts>
      <Fact name={names.state}>{stateText(room)}</Fact>
      <Fact name={names.capacity}>{roomsText.capacity(room.capacity)}</Fact>
      <Fact name={names.place}>{room.areaPath}</Fact>
      <Fact name={names.equipment}>{room.equipment.join('、') || roomDetailText.noEquipment}</Fact>
      <Fact name={names.hours}>{hoursText(room)}</Fact>
      <Fact name={names.approval}>{approvalText(room)}</Fact>
      <Fact name={names.rule}>{room.offline && roomDetailText.offlineRule}</Fact>
    </Facts>
  );
}
