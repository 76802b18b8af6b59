import type { FileReference } from '@/lib/contract/file';
import type { Guest } from '@/lib/domain/guest/guests';
import type { MeetingType, NoticeLabel, Scope } from '@/lib/domain/meeting/meeting-values';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { RepeatValues } from '@/components/series/rule/repeat-values';
import type { BookingDraft } from '@/lib/query/booking-keys';
import { dayOf, type Day } from '@/lib/time/day';
import { endMinutesOfDay, instantAtMinutes, minutesOfDay, minutesPerDay } from '@/lib/time/instant';

/** A meeting takes place in rooms of the company, or somewhere else. */
export type Venue = 'rooms' | 'place';

/** The values of the form: times as a person picks them, a day and minutes of its clock. */
export type BookingValues = {
  subject: string;
  day: Day;
  beginMinutes: number;
  /** 1440 is 24:00. */
  endMinutes: number;
  /** How it repeats, if it does. */
  repeat?: RepeatValues | null;
  venue: Venue;
  roomIds: readonly string[];
  /** Where it takes place without a room. */
  place: string;
  /** The people to invite, without the organizer. */
  memberIds: readonly string[];
  /** From outside the company. */
  guests: readonly Guest[];
  /** Meeting services; only those that a chosen room offers are sent. */
  serviceIds: readonly string[];
  /** An online meeting beside the rooms (MEET-08). */
  online: boolean;
  scope: Scope;
  meetingType?: MeetingType;
  noticeLabels: readonly NoticeLabel[];
  content: string;
  reason: string;
  /** Uploads that the meeting takes over. */
  files: readonly FileReference[];
};

// The limits of the contract.
export const maxSubjectLength = 100;
export const maxContentLength = 5_000;
export const maxRooms = 10;
export const maxMembers = 500;

type FormTimes = Pick<BookingValues, 'day' | 'beginMinutes' | 'endMinutes'>;

export const timesOf = ({ beginTime, endTime }: Window, zone: string): FormTimes => ({
  day: dayOf(beginTime, zone),
  beginMinutes: minutesOfDay(beginTime, zone),
  endMinutes: endMinutesOfDay(endTime, zone),
});

export const windowOf = ({ day, beginMinutes, endMinutes }: FormTimes, zone: string): Window => ({
  beginTime: instantAtMinutes(day, beginMinutes, zone),
  endTime: instantAtMinutes(day, endMinutes, zone),
});

const noIds: readonly string[] = [];

/** The rooms that are to be booked: those that were chosen before it was to take place elsewhere are none. */
export const bookedRoomIds = ({ venue, roomIds }: Pick<BookingValues, 'venue' | 'roomIds'>) =>
  venue === 'rooms' ? roomIds : noIds;

/** Another start keeps the length, as far as the day goes. */
export const withBegin = (values: BookingValues, beginMinutes: number): Partial<BookingValues> => ({
  beginMinutes,
  endMinutes: Math.min(beginMinutes + values.endMinutes - values.beginMinutes, minutesPerDay),
});

/** A room picked together with its time stands instead of the only one chosen, or beside several. */
export function withRoom(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen;
  if (chosen.length <= 1) return [id];
  return chosen.length < maxRooms ? [...chosen, id] : chosen;
}

/** Ticks a reminder on or off; "none" excludes the others, and nothing ticked means none. */
export function toggleNotice(chosen: readonly NoticeLabel[], label: NoticeLabel): NoticeLabel[] {
  if (label === 'none') return ['none'];
  const others = chosen.filter((each) => each !== 'none' && each !== label);
  if (!chosen.includes(label)) return [...others, label];
  return others.length > 0 ? others : ['none'];
}

/** The body of the booking; the reason is included only where an approver will read it. */
export function draftOf(
  values: BookingValues,
  { zone, needsReason }: { zone: string; needsReason: boolean },
): BookingDraft {
  const {
    subject,
    place,
    memberIds,
    guests,
    serviceIds,
    online,
    scope,
    meetingType,
    noticeLabels,
    content,
    reason,
    files,
  } = values;
  const isElsewhere = values.venue === 'place';
  return {
    subject: subject.trim(),
    ...windowOf(values, zone),
    roomBookingForms: bookedRoomIds(values).map((roomId) => ({ roomId })),
    ...(isElsewhere && { address: place.trim() }),
    members: memberIds.map((staffId) => ({ staffId })),
    ...(guests.length > 0 && { guests: [...guests] }),
    ...(serviceIds.length > 0 && { serviceIds: [...serviceIds] }),
    ...(online && { online }),
    scope,
    meetingType,
    noticeLabels: [...noticeLabels],
    ...(content.trim() && { content: content.trim() }),
    ...(files.length > 0 && { files: [...files] }),
    ...(needsReason && { reason: reason.trim() }),
  };
}
