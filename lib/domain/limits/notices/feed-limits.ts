/**
 * Calendar feeds (BEY-11). Decided.
 *
 * @example
 * feedLimits.aheadDays //=> 180
 */
export const feedLimits = {
  /** Meetings of a feed: a month back, and half a year ahead. */
  behindDays: 30,
  aheadDays: 180,
  /** The nearest meetings of a feed, each with the beginning of its agenda in characters: 1.5 MB of text at most. */
  mostMeetings: 1_000,
  agendaLength: 300,
  /** Feeds of rooms that one person may have. */
  mostRoomFeeds: 20,
  /** How often calendars may come back for news. */
  refreshMinutes: 15,
} as const;
