'use client';

import { useQuery } from '@tanstack/react-query';
import { DetailsFrame } from '@/components/meeting/details/details-frame';
import { DetailsSkeleton } from '@/components/meeting/details/details-skeleton';
import { MeetingFiles } from '@/components/meeting/details/files/meeting-files';
import { MeetingMembers } from '@/components/meeting/details/members/meeting-members';
import { Agenda } from '@/components/note/agenda/agenda';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { partOf } from '@/components/ui/page/led/part-of';
import { useLedTo } from '@/components/ui/page/led/use-led-to';
import { ApiError } from '@/lib/client/failures/api-error';
import { approvalMeeting, approvalRecord } from '@/lib/query/approval';
import { useApi } from '@/lib/query/context/api-context';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import type { ApprovalSide } from '../approval-view';
import { MeetingOfRequest } from './meeting-of-request';
import { RequestCard } from './request-card';
import { RequestForbidden, RequestMissing } from './request-gone';
import { RequestHistory } from './request-history';
import { useReadMark } from './use-read-mark';
import { useStatusMessage } from './use-status-message';

type Props = {
  id: string;
  side: ApprovalSide;
  staffId: string;
  zone: string;
  /** The part of the page that one is led to. */
  at?: string | undefined;
};

/** One request with its meeting, or what stands in its place (APR-02). */
export function RequestPage({ id, side, staffId, zone, at }: Props) {
  const api = useApi();
  const query = useQuery(approvalRecord(api, id));
  const { data: record, error } = query;
  const { data: meeting } = useQuery({ ...approvalMeeting(api, id), enabled: record !== undefined });
  useLedTo(at, partOf);
  useReadMark(record, side);
  const onOwnChange = useStatusMessage(record?.status);

  if (record)
    return (
      <DetailsFrame
        main={
          <>
            <RequestCard record={record} side={side} zone={zone} onOwnChange={onOwnChange} />
            {meeting ? (
              <>
                <MeetingOfRequest meeting={meeting} zone={zone} />
                <Agenda content={meeting.content} />
                <MeetingFiles meeting={meeting} />
              </>
            ) : null}
          </>
        }
        side={
          <>
            <RequestHistory record={record} side={side} zone={zone} />
            {meeting ? <MeetingMembers meeting={meeting} staffId={staffId} zone={zone} /> : null}
          </>
        }
      />
    );
  if (!error) return <DetailsSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <RequestMissing />;
  if (error instanceof ApiError && error.status === 403) return <RequestForbidden />;
  return <QueryFailed variant="page" title={approvalCentreText.detailFailed} query={query} />;
}
