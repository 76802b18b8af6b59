'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wechatBinding } from '@/lib/domain/limits/way-in-limits';
import { useSessionCalls } from '@/lib/query/session';
import { phaseOfError, type QrPhase } from '../qr/qr-phase';

type Frame = {
  /** Each page that was made is a frame of its own, also where its address is the last one's. */
  key: number;
  address: string;
};
type Seen = 'shown' | 'late' | 'over';

/** The vendor's QR page for a frame: made once it may be shown, and again on request (AUTH-06). */
export function useVendorPage({ wanted, isAllowed }: { wanted: string | undefined; isAllowed: boolean }) {
  const session = useSessionCalls();
  const page = useQuery({
    queryKey: ['wechat-page', wanted],
    queryFn: () => session.makeCode('/wechat', { to: wanted }),
    enabled: isAllowed,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [seen, setSeen] = useState<{ key: number; as: Seen }>();
  const { data, dataUpdatedAt: key } = page;
  const lifeMs = data?.lifeMs;

  useEffect(() => {
    if (lifeMs === undefined) return;
    const late = setTimeout(
      () => setSeen((now) => (now?.key === key ? now : { key, as: 'late' })),
      wechatBinding.frameMs,
    );
    const over = setTimeout(() => setSeen({ key, as: 'over' }), lifeMs);
    return () => [late, over].forEach(clearTimeout);
  }, [key, lifeMs]);

  const frame: Frame | undefined =
    isAllowed && data && !page.isFetching && !page.error ? { key, address: data.address } : undefined;
  return {
    frame,
    phase: phaseOf({
      error: page.error,
      isMade: frame !== undefined,
      seen: seen?.key === key ? seen.as : undefined,
    }),
    /** A page of another origin reveals no more than that it has loaded. */
    noteShown: () => setSeen((now) => (now?.key === key && now.as === 'over' ? now : { key, as: 'shown' })),
    refresh: () => void page.refetch(),
  };
}

type Facts = { error: Error | null; isMade: boolean; seen: Seen | undefined };

function phaseOf({ error, isMade, seen }: Facts): QrPhase {
  if (error) return phaseOfError(error);
  if (!isMade || !seen) return { kind: 'generating' };
  return seen === 'over' ? { kind: 'expired' } : seen === 'late' ? { kind: 'network' } : { kind: 'waiting' };
}
