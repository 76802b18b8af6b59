'use client';

import { Rss } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { feedsText } from '@/lib/text/zh-cn/feeds';

const LazyRoomFeedDialog = lazyPart(() =>
  import('./room-feed-dialog').then(({ RoomFeedDialog }) => RoomFeedDialog),
);

type Props = { roomId: string; name: string };

/** Opens the calendar feed of a room, for people who watch it in another program. */
export function SubscribeToRoom({ roomId, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        <Icon of={Rss} size={15} />
        {feedsText.room.action}
      </Button>
      {isOpen ? <LazyRoomFeedDialog roomId={roomId} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
