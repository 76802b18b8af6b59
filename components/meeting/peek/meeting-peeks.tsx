'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { usePeek } from './use-peek';

const LazyMeetingPeek = lazyPart(() => import('./meeting-peek').then(({ MeetingPeek }) => MeetingPeek));

type Props = { staffId: string; zone: string };

/**
 * The small card of a meeting, for every link to one within a `data-peek`: month, week and room grids mark themselves and
 * need nothing else.
 */
export function MeetingPeeks(props: Props) {
  // A peek ends with its page.
  return <PeekOfPage key={usePathname()} {...props} />;
}

function PeekOfPage({ staffId, zone }: Props) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { peek, close, step } = usePeek(
    (meetingNo) => void queryClient.prefetchQuery(meetingDetail(api, meetingNo)),
  );
  if (!peek) return null;
  return <LazyMeetingPeek peek={peek} {...{ staffId, zone }} onClose={close} onStep={step} />;
}
