import type { NoticeFacts } from '@/lib/contract/notice';
import type { NoticeKind, OutsideChannel } from '@/lib/domain/notice/notice-kinds';

/** A notice that leaves the product, as its channel is called with it. */
export type OutgoingNotice = {
  companyId: string;
  /** The same for every try, so that a receiver can drop the second of two: Message-ID, idempotency key. */
  id: string;
  kind: NoticeKind;
  meetingId: string;
  /** The recipient: somebody of the company, or a guest. */
  staffId: string | null;
  guestEmail: string | null;
  /** 1 for the first. */
  tries: number;
  facts: NoticeFacts;
};

/** The recipient and the meeting as they are now, read when the notice is claimed. */
export type DeliveryFacts = {
  recipient: { name: string; email: string | null; mobile: string | null };
  organizer: { name: string; email: string | null };
  meeting: {
    meetingNo: string;
    /** Rises with every change; the SEQUENCE of a calendar file. */
    version: number;
    seriesId: string | null;
    isCancelled: boolean;
    /** Epoch milliseconds; where the rule of its series put it, for a RECURRENCE-ID. */
    recursAt: number | null;
  };
  company: { name: string; zone: string };
};

/** `refused`: the receiver will never take it, such as an address that does not exist. Another try would end the same way. */
export type Delivery = 'sent' | 'try again' | 'refused';

/**
 * A way out of the product. `deliver` ends by itself within `noticeLimits.callMs`; when it rejects, that counts as `try again`. Nothing
 * of the notice may stand in an error (S58).
 */
export type Channel = {
  name: OutsideChannel;
  deliver(notice: OutgoingNotice, facts: DeliveryFacts): Promise<Delivery>;
};
