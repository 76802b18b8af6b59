'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerClock, useServerNow } from '@/components/ui/page/server-clock';
import { useOnPassed } from '@/components/ui/page/timing/use-on-passed';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import type { Meeting } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import cardStyles from '../details/card.module.css';
import { MeetingFacts } from '../details/overview/meeting-facts';
import { MeetingHeading } from '../details/overview/meeting-heading';
import { Continued } from './continued';
import { ContinueMeeting } from './continue-meeting';
import { EndEarly } from './end-early';
import { EarlyEndTip } from './early-end-tip';
import styles from './early-end.module.css';

const never: readonly number[] = [];

type Props = { meetingId: string; zone: string };

/** EARLY-01: a running meeting in a room that seems unused, until it is ended, continued or ended by the clock. */
export function EarlyEnd({ meetingId, zone }: Props) {
  const query = useMeetingUnderTip(meetingId);
  const now = useServerNow();
  const [isContinued, setContinued] = useState(false);
  const { data } = query;
  const status = data && statusNow(data, now);
  useDetailsOnce(status !== undefined && status !== 'DURING', data);

  if (!data) return <QueryFailed variant="page" title={detailsText.unavailable} query={query} />;
  if (isContinued || data.continuedTime !== undefined) return <Continued meeting={data} zone={zone} />;
  return (
    <article className={`${cardStyles.card} ${styles.card}`}>
      <EarlyEndTip finishTime={data.earlyEnd?.finishTime} />
      <MeetingHeading meeting={{ ...data, status: status ?? data.status }} zone={zone} />
      <MeetingFacts meeting={data} zone={zone} />
      <div className={styles.actions}>
        {data.can.continue && data.earlyEnd ? (
          <ContinueMeeting meeting={data} onContinued={() => setContinued(true)} />
        ) : null}
        {data.can.endEarly ? (
          <EndEarly
            leadsToDetails
            variant="outlined"
            size="large"
            meeting={data}
            label={meetingText.earlyEnd.end}
          />
        ) : null}
      </div>
    </article>
  );
}

/** The meeting, read again while the clock is due to end it: its change may be missed on a page that sleeps. */
function useMeetingUnderTip(meetingId: string) {
  const clock = useServerClock();
  const isDue = (meeting: Meeting | undefined) =>
    meeting?.earlyEnd !== undefined && clock.now() >= meeting.earlyEnd.finishTime;
  const query = useQuery({
    ...meetingDetail(useApi(), meetingId),
    refetchInterval: ({ state }) => isDue(state.data) && limits.thirdPartyRetryMs,
  });
  const finishTime = query.data?.earlyEnd?.finishTime;
  useOnPassed(finishTime === undefined ? never : [finishTime], () => void query.refetch());
  return query;
}

/** EARLY-01: a meeting that does not run any more is shown by its details. */
function useDetailsOnce(isOver: boolean, meeting: Pick<Meeting, 'meetingNo'> | undefined): void {
  const router = usePageRouter();
  const leave = useEffectEvent(() => {
    if (meeting) router.replace(`/details/${encodeURIComponent(meeting.meetingNo)}`);
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
}
