'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide';
import { useMemo, useState } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { MeetingForbidden, MeetingMissing } from '@/components/meeting/details/meeting-gone';
import { ButtonLink } from '@/components/ui/controls/button';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { StateView } from '@/components/ui/feedback/state-view';
import { Icon } from '@/components/ui/layout/icon';
import { useHydrated } from '@/components/ui/page/use-hydrated';
import { useServerNow } from '@/components/ui/page/server-clock';
import { ApiError } from '@/lib/client/failures/api-error';
import type { Meeting } from '@/lib/contract/meeting';
import type { EditType } from '@/lib/domain/meeting/meeting-values';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { editText } from '@/lib/text/zh-cn/edit';
import { EditForm } from './edit-form';
import { EditSkeleton } from './edit-skeleton';
import { hasStoredEdit } from './stored-edit';

type Props = {
  meetingId: string;
  /** Which occurrences of a series are meant. */
  editType: EditType;
  staffId: string;
  zone: string;
};

/** The form that changes a meeting, or what stands in its place (EDIT-04). */
export function EditMeeting({ meetingId, editType, staffId, zone }: Props) {
  const query = useQuery(meetingDetail(useApi(), meetingId));
  const { data, error, refetch } = query;
  const [round, setRound] = useState(0);
  // The server cannot see this tab's storage, so the first render must not either.
  const isHydrated = useHydrated();
  const isRestored = useMemo(
    () => isHydrated && hasStoredEdit({ staffId, meetingId }),
    [isHydrated, staffId, meetingId],
  );

  if (data) {
    if (!data.can.edit) return <NotEditable meeting={data} staffId={staffId} />;
    return (
      <EditForm
        key={`${round} ${isRestored}`}
        meeting={data}
        editType={editType}
        staffId={staffId}
        zone={zone}
        isRestored={isRestored}
        onReload={() => void refetch().then(() => setRound(round + 1))}
      />
    );
  }
  if (!error) return <EditSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <MeetingMissing />;
  if (error instanceof ApiError && error.status === 403) return <MeetingForbidden />;
  return <QueryFailed variant="page" title={editText.readFailed} query={query} />;
}

/** Words for a meeting that the caller may see and not change. */
function NotEditable({ meeting, staffId }: { meeting: Meeting; staffId: string }) {
  const detailsHref = useDetailsHref();
  const status = statusNow(meeting, useServerNow());
  const link = (
    <ButtonLink variant="contained" href={detailsHref(meeting.meetingNo)}>
      {editText.viewMeeting}
    </ButtonLink>
  );
  if (meeting.creatorStaffId !== staffId) {
    return (
      <ForbiddenState variant="page" title={editText.forbidden.title} action={link}>
        {editText.forbidden.hint}
      </ForbiddenState>
    );
  }
  const isOver = status === 'FINISH' || status === 'FILED';
  const title =
    status === 'CANCEL' ? editText.over.cancelled : isOver ? editText.over.title : editText.closed.title;
  return (
    <StateView icon={<Icon of={CalendarX2} size={22} />} variant="page" title={title} actions={link}>
      {isOver || status === 'CANCEL' ? null : editText.closed.hint}
    </StateView>
  );
}
