'use client';

import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { StateView } from '@/components/ui/feedback/state-view';
import { Icon } from '@/components/ui/layout/icon';
import { ApiError } from '@/lib/client/failures/api-error';
import { useApi } from '@/lib/query/context/api-context';
import { sharedMeeting } from '@/lib/query/share';
import { shareText } from '@/lib/text/zh-cn/share';
import { SharedMeetingView } from './shared-meeting';

const text = shareText.page;

/** A shared meeting by the key behind the hash of the address, which only a script can read (S47). */
export function SharedPage({ shareId }: { shareId: string }) {
  const accessKey = useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash.slice(1),
    () => undefined,
  );
  const opened = { shareId, accessKey: accessKey ?? '' };
  const query = useQuery({
    ...sharedMeeting(useApi(), opened),
    enabled: Boolean(accessKey),
  });
  const { data, error } = query;
  if (data) return <SharedMeetingView meeting={data} opened={opened} />;
  if (accessKey === '' || (error instanceof ApiError && error.status === 404)) return <Missing />;
  if (error) return <QueryFailed variant="page" title={text.failed} query={query} />;
  return (
    <>
      <Loading label={text.loading}>
        <SkeletonRows count={1} height={120} />
        <SkeletonRows count={1} height={260} />
      </Loading>
      <noscript>{text.scriptNeeded}</noscript>
    </>
  );
}

const Missing = () => (
  <StateView icon={<Icon of={Link2Off} size={22} />} variant="page" title={text.missing} role="alert">
    {text.missingHint}
  </StateView>
);
