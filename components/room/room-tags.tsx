import { Tag } from '@/components/ui/tag';
import type { Room } from '@/lib/contract/room';
import { roomsText } from '@/lib/text/zh-cn/rooms';

/** What one has to know of a room before trying to book it (ROOM-06). */
export function RoomTags({ room }: { room: Room }) {
  if (room.appId !== undefined) return <Tag>{roomsText.tags.chatApp}</Tag>;
  return (
    <>
      {room.status === 'OUT_OF_ORDER' ? <Tag tone="refused">{roomsText.tags.outOfOrder}</Tag> : null}
      {room.can.book ? null : <Tag>{roomsText.tags.notPermitted}</Tag>}
      {room.audit.required ? <Tag tone="held">{roomsText.tags.approval}</Tag> : null}
      {room.offline ? <Tag>{roomsText.tags.offline}</Tag> : null}
    </>
  );
}
