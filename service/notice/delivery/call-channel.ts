import { setTimeout as delay } from 'node:timers/promises';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { Claimed } from '../queries/claimed-notices';
import type { Channel, Delivery } from '../channels/notice-channel';

/** Hands one notice to its channel. A channel that rejects, or does not end in time, is tried again (R20). */
export async function callChannel(
  channel: Channel,
  { notice, facts }: Claimed,
  longestMs: number = noticeLimits.callMs,
): Promise<Delivery> {
  const answered = new AbortController();
  const late = delay(longestMs, 'try again' as const, { signal: answered.signal, ref: false });
  try {
    return await Promise.race([channel.deliver(notice, facts), late]);
  } catch {
    return 'try again';
  } finally {
    late.catch(() => undefined);
    answered.abort();
  }
}
