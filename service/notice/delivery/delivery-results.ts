import type { Claimed } from '../queries/claimed-notices';
import { nextTryAt } from './next-try';
import type { Delivery } from '../channels/notice-channel';

/** The outcomes of a batch of calls: what is done, what is tried again and when, and what will not be. */
export type DeliveryResults = {
  sentIds: string[];
  retries: { id: string; at: number }[];
  givenUp: Claimed[];
};

/** A call without an outcome counts as one to try again. */
export function deliveryResults(
  { claimed, deliveries }: { claimed: readonly Claimed[]; deliveries: readonly Delivery[] },
  when: { now: number; random: () => number },
): DeliveryResults {
  const results: DeliveryResults = { sentIds: [], retries: [], givenUp: [] };
  claimed.forEach((each, index) => {
    const { id, tries } = each.notice;
    const delivery = deliveries[index] ?? 'try again';
    const at = delivery === 'try again' ? nextTryAt({ tries, dueAt: each.dueAt }, when) : undefined;
    if (delivery === 'sent') results.sentIds.push(id);
    else if (at === undefined) results.givenUp.push(each);
    else results.retries.push({ id, at });
  });
  return results;
}
