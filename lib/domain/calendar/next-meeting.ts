import { msPerMinute } from '@/lib/time/instant';
import { limits } from '../limits/limits';
import type { AtHand } from './at-hand';

type Mine = { meeting: { _id: string; beginTime: number } };

const takesOverMs = limits.signInOpensMinutes * msPerMinute;

/**
 * The meeting to go to: the one that runs, and in the last ten minutes before the next one, when one can sign
 * in to it, that one. Of several that run it is the latest to begin.
 *
 * @param near what `atHand` says of the same records
 * @example
 * nextMeeting([running, inFiveMinutes], near) //=> { record: inFiveMinutes, atHand: { when: 'next', ms: 300000 } }
 */
export function nextMeeting<T extends Mine>(
  records: readonly T[],
  near: ReadonlyMap<string, AtHand>,
): { record: T; atHand: AtHand } | undefined {
  const candidates = records
    .flatMap((record) => {
      const atHand = near.get(record.meeting._id);
      return atHand ? [{ record, atHand }] : [];
    })
    .sort((one, other) => other.record.meeting.beginTime - one.record.meeting.beginTime);
  const running = candidates.find(({ atHand }) => atHand.when === 'now');
  const coming = candidates.find(({ atHand }) => atHand.when === 'next');
  if (!running || !coming) return running ?? coming;
  return coming.atHand.ms <= takesOverMs ? coming : running;
}
