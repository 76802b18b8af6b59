import { Breadcrumb } from '@/components/ui/layout/breadcrumb';
import { roomsText } from '@/lib/text/zh-cn/rooms';

const { breadcrumb } = roomsText;

/** The way back to all rooms; a room that the caller may not see has no name here. */
export function RoomTrail({ name = breadcrumb.detail }: { name?: string }) {
  return <Breadcrumb trail={[{ label: breadcrumb.rooms, href: '/rooms' }]} current={name} />;
}
