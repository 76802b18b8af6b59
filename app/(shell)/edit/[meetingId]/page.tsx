import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { requestedEditType, subtitles } from '@/components/series/edit/edit-types';
import { EditMeeting } from '@/components/booking/edit/edit-meeting';
import styles from '@/components/booking/form/booking-form.module.css';
import { PageFailed } from '@/components/failures/page-failed';
import { MeetingForbidden, MeetingMissing } from '@/components/meeting/details/meeting-gone';
import { Breadcrumb } from '@/components/ui/layout/breadcrumb';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { editText } from '@/lib/text/zh-cn/edit';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';
import { prefetchEdit } from './prefetch-edit';

export const metadata: Metadata = { title: pageTitles.editMeeting };

type Props = {
  params: Promise<{ meetingId: string }>;
  searchParams: Promise<Record<'editType', string | string[] | undefined>>;
};

const { breadcrumb } = meetingText;

export default async function EditMeetingPage({ params, searchParams }: Props) {
  const [{ meetingId }, query, { staffId, companyTimeZone: zone }] = await Promise.all([
    params,
    searchParams,
    requireIdentity(),
  ]);
  const queryClient = createQueryClient();
  const page = await loadPage((api) => prefetchEdit({ api, queryClient, meetingId, zone }));
  if (page.state === 'forbidden') return <MeetingForbidden />;
  if (page.state === 'failed')
    return <PageFailed title={editText.readFailed} failure={page.failure} missing={<MeetingMissing />} />;

  const { meetingNo, isRepeatMeeting, can } = page.data;
  const editType = isRepeatMeeting ? requestedEditType(query.editType) : 'SingleMeeting';
  const trail = [
    { label: breadcrumb.schedule, href: '/schedule' },
    { label: breadcrumb.details, href: `/details/${encodeURIComponent(meetingNo)}?from=schedule` },
  ];
  return (
    <ServerClockProvider now={systemClock.now()}>
      <Prefetched queries={queryClient}>
        <div className={styles.page}>
          <div>
            <Breadcrumb trail={trail} current={breadcrumb.edit} />
            {can.edit ? (
              <h1 className={styles.heading}>
                {bookingText.edit.title}
                {isRepeatMeeting ? <small>{subtitles[editType]}</small> : null}
              </h1>
            ) : null}
          </div>
          <EditMeeting meetingId={meetingId} editType={editType} staffId={staffId} zone={zone} />
        </div>
      </Prefetched>
    </ServerClockProvider>
  );
}
