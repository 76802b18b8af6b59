'use client';

import { useQuery } from '@tanstack/react-query';
import { ConfirmedAction } from '@/components/meeting/actions/confirmed-action';
import { PageLink } from '@/components/ui/links/page-link';
import { useToast } from '@/components/ui/toast/toast';
import type { Feed } from '@/lib/contract/feed';
import { useApi } from '@/lib/query/context/api-context';
import { feeds, useEndFeed } from '@/lib/query/feed';
import { failureText } from '@/lib/text/errors';
import { feedsText } from '@/lib/text/zh-cn/feeds';
import styles from './own-room-feeds.module.css';

type RoomFeed = Feed & { roomId: string };

/** The rooms whose calendars I follow; nothing where there are none. */
export function OwnRoomFeeds() {
  const { data = [] } = useQuery(feeds(useApi()));
  const ofRooms = data.filter((feed): feed is RoomFeed => feed.roomId !== undefined);
  if (ofRooms.length === 0) return null;
  return (
    <div>
      <h3>{feedsText.room.own}</h3>
      <ul className={styles.rooms}>
        {ofRooms.map((feed) => (
          <RoomFeedRow key={feed.feedId} feed={feed} />
        ))}
      </ul>
    </div>
  );
}

function RoomFeedRow({ feed: { roomId, roomName = '' } }: { feed: RoomFeed }) {
  const toast = useToast();
  const { mutateAsync, isPending } = useEndFeed(roomId);
  return (
    <li>
      <PageLink href={`/room-detail/${encodeURIComponent(roomId)}`}>{roomName}</PageLink>
      <ConfirmedAction
        size="small"
        color="inherit"
        label={feedsText.end}
        name={feedsText.room.endOf(roomName)}
        title={feedsText.endConfirm}
        hint={feedsText.endHint}
        busy={isPending}
        onConfirm={() =>
          mutateAsync().then(
            () => toast(feedsText.ended),
            (error: Error) => toast(failureText('feed', error), 'error'),
          )
        }
      />
    </li>
  );
}
