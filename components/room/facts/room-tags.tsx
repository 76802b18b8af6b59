import { Tag, type TagTone } from '@/components/ui/layout/tag';
import type { Room } from '@/lib/contract/room';
import { roomsText } from '@/lib/text/zh-cn/rooms';

type TagWords = { words: string; tone: TagTone };

const { tags } = roomsText;

/**
 * The tags that warn of a room before a booking is tried (ROOM-06).
 *
 * @example
 * roomTagWords(roomWithApproval) //=> [{ words: '需审批', tone: 'held' }]
 */
function roomTagWords({ appId, status, can, audit, offline }: Room): TagWords[] {
  if (appId !== undefined) return [{ words: tags.chatApp, tone: 'neutral' }];
  const all = [
    status === 'OUT_OF_ORDER' && { words: tags.outOfOrder, tone: 'refused' as const },
    !can.book && { words: tags.notPermitted, tone: 'neutral' as const },
    audit.required && { words: tags.approval, tone: 'held' as const },
    offline && { words: tags.offline, tone: 'neutral' as const },
  ];
  return all.filter((tag) => tag !== false);
}

/** The tags of a room. */
export const RoomTags = ({ room }: { room: Room }) =>
  roomTagWords(room).map(({ words, tone }) => (
    <Tag key={words} tone={tone}>
      {words}
    </Tag>
  ));
