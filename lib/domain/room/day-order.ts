/** A booking as the day of a room shows it. Place, time and state alone where the viewer may not see the meeting (S46). */
export type DayOrder = {
  roomId: string;
  beginTime: number;
  endTime: number;
  /** `held` waits for approval. */
  state: 'held' | 'confirmed';
  /** Nobody has signed in: the clock is about to end the meeting. */
  ending?: boolean | undefined;
  mine?: 'organizer' | 'attendee' | undefined;
  meetingNo?: string | undefined;
  subject?: string | undefined;
  organizerName?: string | undefined;
};

/**
 * Names a booking among all of one reading: no two of a room start at once (BOOK-08).
 *
 * @example
 * orderKey({ roomId: 'room-1', beginTime: 1795053600000 }) //=> 'room-1/1795053600000'
 */
export const orderKey = ({ roomId, beginTime }: Pick<DayOrder, 'roomId' | 'beginTime'>): string =>
  `${roomId}/${beginTime}`;
