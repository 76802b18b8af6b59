'use client';

import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { createChangeStream } from '@/lib/client/live/change-stream';
import { whileSeen } from '@/lib/client/live/while-seen';
import { browserNoticeState } from '@/lib/client/notifications/browser-notices';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import { useApi } from '@/lib/query/context/api-context';
import { FailedCallContext } from '@/lib/query/context/failed-call-context';
import { followChanges } from '@/lib/query/live/follow-changes';
import { followHolds } from '@/lib/query/live/follow-holds';
import { onIdentityFromOtherTab, onOtherTabActive, onSignedOut, broadcastActiveTab } from './other-tabs';

type Props = { staffId: string };

/** UX-02: what other people do shows on this page as they do it, for as long as it is looked at and its session lasts. */
export function LiveChanges({ staffId }: Props) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onFailedCall = use(FailedCallContext);
  useEffect(() => {
    const follower = followChanges(queryClient);
    const holds = followHolds(queryClient);
    const stream = createChangeStream({
      open: ({ lastEventId, signal }) =>
        api('GET /api-meeting/api/user/changes', {
          as: 'response',
          signal,
          headers: { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
        }),
      onChange: follower.hear,
      onHold: holds.show,
      onGap: ({ first }) => {
        // A first stream begins a little in the past: with what changed while this page was on its way.
        if (!first || pageAgeMs() > liveChanges.overlapMs) follower.hearOfGap();
      },
      onRefused: onFailedCall,
    });
    const newerTabs = new Set<string>();
    const watch = () =>
      whileSeen({
        start: () => {
          newerTabs.clear();
          broadcastActiveTab();
          stream.start();
        },
        stop: stream.stop,
        // The tab that was looked at last: a newer one stops the others below.
        isKeptHidden: () => browserNoticeState() === 'on',
      });
    let endWatch: (() => void) | undefined = watch();
    const end = () => {
      endWatch?.();
      endWatch = undefined;
    };
    const endings = [
      end,
      follower.end,
      holds.end,
      onSignedOut(end),
      onOtherTabActive((tab) => {
        newerTabs.add(tab);
        const isHidden = document.visibilityState === 'hidden';
        if (isHidden || newerTabs.size >= liveChanges.perBrowser) stream.stop();
      }),
      onIdentityFromOtherTab((identity) => {
        if (identity.staffId !== staffId) end();
        else endWatch ??= watch();
      }),
    ];
    return () => {
      for (const each of endings) each();
    };
  }, [api, queryClient, onFailedCall, staffId]);
  return null;
}

/** The least age of this document, in ms. A sleeping machine may stop one of the two clocks. */
const pageAgeMs = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);
