import { Tag, type TagTone } from '@/components/ui/layout/tag';
import type { Room } from '@/lib/contract/room';
import { shutRoom } from '@/lib/domain/booking/room-rules';
import { errorCodes as codes } from '@/lib/domain/error-codes';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { roomsText } from '@/lib/text/zh-cn/rooms';

type TagWords = { words: string; tone: TagTone };

const { tags } = roomsText;

/**
 * The tags that warn of a room before a booking is tried (ROOM-06). `can.book` alone would not say which rule shuts the room.
 *
 * @example
 * roomTagWords(roomWithApproval) //=> [{ words: '需审批', tone: 'held' }]
 */
function roomTagWords(room: Room): TagWords[] {
  const { audit, offline } = room;
  const facts = roomFacts(room);
  if (facts.kind === 'chat-app') return [{ words: tags.chatApp, tone: 'neutral' }];
  const code = shutRoom(facts)?.code;
  const isApproverMissing = code === codes.approverMissing;
  const all = [
    code === codes.roomUnavailable && { words: tags.outOfOrder, tone: 'refused' as const },
    code === codes.notPermitted && { words: tags.notPermitted, tone: 'neutral' as const },
    isApproverMissing && { words: tags.approverMissing, tone: 'refused' as const },
    audit.required && !isApproverMissing && { words: tags.approval, tone: 'held' as const },
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
