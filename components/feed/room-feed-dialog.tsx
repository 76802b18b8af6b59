'use client';

import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { limits } from '@/lib/domain/limits/limits';
import { feedsText } from '@/lib/text/zh-cn/feeds';
import { FeedAddress } from './feed-address';
import styles from './feed-address.module.css';

type Props = { roomId: string; name: string; onClose: () => void };

/** The calendar feed of one room. */
export const RoomFeedDialog = ({ roomId, name, onClose }: Props) => (
  <DialogFrame open title={feedsText.room.title(name)} width={limits.accountDialogPx} onClose={onClose}>
    <div className={styles.feed}>
      <p className={styles.hint}>{feedsText.room.hint}</p>
      <FeedAddress roomId={roomId} />
    </div>
  </DialogFrame>
);
