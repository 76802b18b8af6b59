import pageStyles from '@/components/room/detail/room-detail.module.css';
import { RoomMissing } from '@/components/room/detail/room-gone';
import { RoomTrail } from '@/components/room/detail/room-trail';

export default function RoomNotFound() {
  return (
    <div className={pageStyles.page}>
      <RoomTrail />
      <RoomMissing />
    </div>
  );
}
