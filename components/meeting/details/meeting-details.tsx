'use client';

import { useQuery } from '@tanstack/react-query';
import { MeetingAgenda } from '@/components/note/agenda/meeting-agenda';
import { MeetingNotes } from '@/components/note/card/meeting-notes';
import { MeetingApprovals } from '@/components/approval/meeting/meeting-approvals';
import { SeriesCard } from '@/components/series/details/series-card';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { partOf } from '@/components/ui/page/led/part-of';
import { useLedTo } from '@/components/ui/page/led/use-led-to';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useOnPassed } from '@/components/ui/page/timing/use-on-passed';
import { ApiError } from '@/lib/client/failures/api-error';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { turningPoints } from '@/lib/domain/meeting/turning-points';
import { useUnderway } from '@/lib/query/answer-invitation';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { ChangeHistory } from './history/change-history';
import { DetailsFrame } from './details-frame';
import { DetailsSkeleton } from './details-skeleton';
import { MeetingFiles } from './files/meeting-files';
import { ledPart, type Led } from './led/led-part';
import { MeetingForbidden, MeetingMissing } from './meeting-gone';
import { MeetingMembers } from './members/meeting-members';
import { ReadMarks } from './read-marks';
import { MeetingOverview } from './overview/meeting-overview';

const never: readonly number[] = [];

type Props = {
  meetingNo: string;
  staffId: string;
  userId: string;
  zone: string;
  /** The part of the page that one is led to. */
  led?: Led;
};

/** A meeting for reading, or what stands in its place. */
export function MeetingDetails({ meetingNo, staffId, userId, zone, led }: Props) {
  const query = useQuery(meetingDetail(useApi(), meetingNo));
  const now = useServerNow();
  const underway = useUnderway();
  const { data, error, refetch } = query;
  useLedTo(led?.at && `${led.at} ${led.targetTime}`, () => partOf(ledPart(led, data?.changeLogs)));
  useOnPassed(data ? turningPoints(data) : never, () => void refetch());

  if (data) {
    const meeting = { ...underway.meeting(data, staffId), status: statusNow(data, now) };
    return (
      <DetailsFrame
        main={
          <>
            <ReadMarks meeting={data} userId={userId} />
            <MeetingOverview meeting={meeting} staffId={staffId} zone={zone} />
            {meeting.isRepeatMeeting ? <SeriesCard meeting={meeting} zone={zone} /> : null}
            <MeetingAgenda meeting={meeting} />
            <MeetingNotes meeting={meeting} staffId={staffId} zone={zone} />
            <MeetingFiles meeting={meeting} />
          </>
        }
        side={
          <>
            <MeetingMembers meeting={meeting} staffId={staffId} zone={zone} />
            <MeetingApprovals meeting={meeting} zone={zone} />
            <div data-print="hide">
              <ChangeHistory
                meeting={meeting}
                versions={
                  (meeting.version ?? 1) > 1 && meeting.creatorStaffId === staffId
                    ? { canRestore: meeting.can.edit }
                    : undefined
                }
                zone={zone}
              />
            </div>
          </>
        }
      />
    );
  }
  if (!error) return <DetailsSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <MeetingMissing />;
  if (error instanceof ApiError && error.status === 403) return <MeetingForbidden />;
  return <QueryFailed variant="page" title={detailsText.unavailable} query={query} />;
}
