import { SubscribeToRoom } from '@/components/feed/subscribe-to-room';
import type { Room } from '@/lib/contract/room';
import { safeLink } from '@/lib/web/safe-link';
import { RoomTags } from '../../facts/room-tags';
import { RoomStar } from '../../favourite/room-star';
import { RoomFacts } from './room-facts';
import { RoomImage } from './room-image';
import styles from '../room-detail.module.css';

/** Facts and tags of the room, beside its picture where it has one. */
export function RoomOverview({ room }: { room: Room }) {
  const imageUrl = safeLink(room.imageUrl);
  return (
    <article className={styles.overview}>
      <div className={styles.heading}>
        <h1>{room.name}</h1>
        <RoomStar room={room} />
        <RoomTags room={room} />
        <SubscribeToRoom roomId={room.id} name={room.name} />
      </div>
      <RoomFacts room={room} />
      {imageUrl ? (
        <div className={styles.image}>
          <RoomImage key={imageUrl} name={room.name} url={imageUrl} />
        </div>
      ) : null}
    </article>
  );
}
