'use client';

import { useQuery } from '@tanstack/react-query';
import { MeetingApprovals } from '@/components/approval/meeting/meeting-approvals';
import { SeriesCard } from '@/components/series/details/series-card';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { ApiError } from '@/lib/client/failures/api-error';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { useUnderway } from '@/lib/query/answer-invitation';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { ChangeHistory } from './history/change-history';
import { DetailsFrame } from './details-frame';
import { DetailsSkeleton } from './details-skeleton';
import { MeetingAgenda } from './overview/meeting-agenda';
import { MeetingFiles } from './files/meeting-files';
import { MeetingForbidden, MeetingMissing } from './meeting-gone';
import { MeetingMembers } from './members/meeting-members';
import { ReadMarks } from './read-marks';
import { MeetingOverview } from './overview/meeting-overview';

type Props = { meetingNo: string; staffId: string; userId: string; zone: string };

/** A meeting for reading, or what stands in its place. */
export function MeetingDetails({ meetingNo, staffId, userId, zone }: Props) {
  const query = useQuery(meetingDetail(useApi(), meetingNo));
  const now = useServerNow();
  const underway = useUnderway();
  const { data, error } = query;

  if (data) {
    const meeting = { ...underway.meeting(data, staffId), status: statusNow(data, now) };
    return (
      <DetailsFrame
        main={
          <>
            <ReadMarks meeting={data} userId={userId} />
            <MeetingOverview meeting={meeting} staffId={staffId} zone={zone} />
            {meeting.isRepeatMeeting ? <SeriesCard meeting={meeting} zone={zone} /> : null}
            <MeetingAgenda content={meeting.content} />
            <MeetingFiles files={meeting.meetingFolderViews} />
          </>
        }
        side={
          <>
            <MeetingMembers meeting={meeting} staffId={staffId} zone={zone} />
            <MeetingApprovals meeting={meeting} zone={zone} />
            <ChangeHistory changes={meeting.changeLogs} zone={zone} />
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
