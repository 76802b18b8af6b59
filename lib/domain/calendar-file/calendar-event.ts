/** A person of an event by mail address. */
export type CalendarPerson = { name: string; email: string };

export type CalendarAttendee = CalendarPerson & {
  /** RFC 5545, section 3.2.12. */
  answer: 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED';
  /** Whether an answer is expected at all. */
  isAwaited: boolean;
};

/** One event of a calendar file; instants are epoch milliseconds. */
export type CalendarEvent = {
  /** The same in every file about the event, whatever changed. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  /** When what the file says was so. */
  stampedAt: number;
  beginTime: number;
  endTime: number;
  subject: string;
  place?: string | undefined;
  description?: string | undefined;
  /** The page of the event. */
  url?: string | undefined;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Others are to see no more of it than that the time is taken. */
  isPrivate?: boolean;
  organizer?: CalendarPerson | undefined;
  attendees?: readonly CalendarAttendee[];
  /** For one occurrence of a series: the start that the rule gives it. */
  recursAt?: number | undefined;
  /** For a series as a whole: its rule (RFC 5545, section 3.3.10), and the starts that it leaves out. */
  series?: { rule: string; leftOut: readonly number[] } | undefined;
};

/** `REQUEST` invites, `CANCEL` takes back, `PUBLISH` shows without expecting an answer (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type CalendarFile = {
  method: CalendarMethod;
  /** The zone in which people read its times. */
  zone: string;
  events: readonly CalendarEvent[];
  /** For a feed: its name, and how often programs may come back. */
  name?: string;
  refreshMinutes?: number;
};
