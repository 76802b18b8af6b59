'use client';

import { useQuery } from '@tanstack/react-query';
import { ConfirmedAction } from '@/components/meeting/actions/confirmed-action';
import { Button } from '@/components/ui/controls/button';
import { CopyField } from '@/components/ui/controls/copy/copy-field';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useToast } from '@/components/ui/toast/toast';
import { useApi } from '@/lib/query/context/api-context';
import { feeds, isFeedOf, useEndFeed, useMakeFeed } from '@/lib/query/feed';
import { failureText } from '@/lib/text/errors';
import { feedsText } from '@/lib/text/zh-cn/feeds';
import { feedAddress } from '@/lib/web/feed-address';
import { CalendarPrograms } from './calendar-programs';
import styles from './feed-address.module.css';

type Props = {
  /** Without it the feed is of one's own meetings. */
  roomId?: string;
};

/** Makes, shows, copies, replaces and ends the address of a calendar feed (BEY-11). */
export function FeedAddress({ roomId }: Props) {
  const toast = useToast();
  const query = useQuery(feeds(useApi()));
  const make = useMakeFeed(roomId);
  const end = useEndFeed(roomId);
  const onError = (error: Error) => toast(failureText('feed', error), 'error');
  const feed = query.data?.find(isFeedOf(roomId));

  if (!query.data)
    return query.error ? (
      <QueryFailed title={feedsText.failed} query={query} />
    ) : (
      <Loading>
        <SkeletonRows count={1} height={36} radius={8} />
      </Loading>
    );
  if (!feed)
    return (
      <div className={styles.feed}>
        <Button
          variant="outlined"
          className={styles.create}
          loading={make.isPending}
          onClick={() => make.mutate(false, { onError })}
        >
          {feedsText.create}
        </Button>
        <p className={styles.hint}>{feedsText.secret}</p>
      </div>
    );
  return (
    <div className={styles.feed}>
      <CopyField
        label={feedsText.address}
        value={feedAddress(window.location.origin, feed)}
        words={feedsText}
      />
      <p className={styles.hint}>{feedsText.secret}</p>
      <CalendarPrograms />
      <div className={styles.more}>
        <ConfirmedAction
          size="small"
          color="inherit"
          variant="outlined"
          label={feedsText.rotate}
          title={feedsText.rotateConfirm}
          hint={feedsText.rotateHint}
          busy={make.isPending}
          onConfirm={() => make.mutateAsync(true).then(() => toast(feedsText.rotated), onError)}
        />
        <ConfirmedAction
          size="small"
          color="error"
          label={feedsText.end}
          title={feedsText.endConfirm}
          hint={feedsText.endHint}
          busy={end.isPending}
          onConfirm={() => end.mutateAsync().then(() => toast(feedsText.ended), onError)}
        />
      </div>
    </div>
  );
}
