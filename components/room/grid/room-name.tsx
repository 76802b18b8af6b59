'use client';

import { useToast } from '@/components/ui/toast';
import type { Room } from '@/lib/contract/room';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './day-row.module.css';

type Props = { room: Room; tabIndex?: number | undefined };

/** Leads to the room by a plain link, which the shell lets the router follow, except where a chat app owns it: that room says why it cannot be opened (ROOM-04). */
export function RoomName({ room, tabIndex }: Props) {
  const showToast = useToast();
  if (room.can.open && room.appId === undefined) {
    return (
      <a
        href={`/room-detail/${encodeURIComponent(room.id)}`}
        className={styles.room}
        tabIndex={tabIndex}
        data-name
      >
        {room.name}
      </a>
    );
  }
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      data-name
      className={`${styles.room} ${styles.closed}`}
      title={roomsText.chatApp}
      onClick={() => showToast(roomsText.chatApp, 'error')}
    >
      {room.name}
    </button>
  );
}
