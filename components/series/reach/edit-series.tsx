'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useServerNow } from '@/components/ui/page/server-clock';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import type { Meeting } from '@/lib/contract/meeting';
import { useApi } from '@/lib/query/context/api-context';
import { seriesDetail } from '@/lib/query/series';
import { commonText } from '@/lib/text/zh-cn/common';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { seriesEditText } from '@/lib/text/zh-cn/series';
import { reachHints } from './reach-hints';
import { ReachChoices } from './reach-choices';
import type { Reach } from './reached-occurrences';

type Props = { meeting: Pick<Meeting, '_id' | 'repeatMeetingNo'> };

const editTypes = { this: 'ThisMeeting', following: 'PartMeeting', all: 'AllMeeting' } as const;

/** The way to the form that changes as much of a series as one chooses (EDIT-01). */
export function EditSeries({ meeting: { _id, repeatMeetingNo = '' } }: Props) {
  const router = usePageRouter();
  const [isOpen, setOpen] = useState(false);
  const [reach, setReach] = useState<Reach>('this');
  const now = useServerNow();
  const { data: series } = useQuery({ ...seriesDetail(useApi(), repeatMeetingNo), enabled: isOpen });
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {meetingText.actions.edit}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          title={seriesEditText.choose}
          color="primary"
          confirm={meetingText.editChoices[reach]}
          dismiss={commonText.cancel}
          onConfirm={() => router.push(`/edit/${encodeURIComponent(_id)}?editType=${editTypes[reach]}`)}
          onClose={close}
        >
          <ReachChoices
            legend={detailsText.reach.legend}
            labels={meetingText.editChoices}
            hints={reachHints(series, { meetingId: _id, now, changed: seriesEditText.changed })}
            chosen={reach}
            onPick={setReach}
          />
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
