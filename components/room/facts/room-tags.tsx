import { Tag } from '@/components/ui/layout/tag';
import type { Room } from '@/lib/contract/room';
import { roomTagWords } from './room-tag-words';

/** A room's tags as elements; rows of the grid have them as text. */
export const RoomTags = ({ room }: { room: Room }) =>
  roomTagWords(room).map(({ words, tone }) => (
    <Tag key={words} tone={tone}>
      {words}
    </Tag>
  ));
