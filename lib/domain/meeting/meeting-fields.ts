import type { Guest } from '../guest/guests';
import type { NoticeLabel } from './meeting-values';

/**
 * The fields that an update of a meeting can change, as its history names them (EDIT-02). The recurrence is none of them.
 *
 * @example
 * meetingFields.includes('rooms') //=> true
 */
export const meetingFields = [
  'subject',
  'time',
  'rooms',
  'address',
  'online',
  'members',
  'guests',
  'scope',
  'meetingType',
  'noticeLabels',
  'content',
] as const;
export type MeetingField = (typeof meetingFields)[number];

/** The content of a meeting that an update can change; people are its attendees without the organizer. */
export type MeetingContent = {
  subject: string;
  beginTime: number;
  endTime: number;
  /** The names of the rooms, or the place of a meeting without any. */
  address: string;
  /** Whether it has an online meeting as well. */
  online: boolean;
  roomIds: readonly string[];
  memberIds: readonly string[];
  /** From outside the company. */
  guests: readonly Guest[];
  scope: number;
  meetingType: number | null;
  noticeLabels: readonly NoticeLabel[];
  content: string | null;
};

/** The replaced values of a change. Of the members it is the difference, because people also come and go by other ways. */
export type FormerContent = Partial<Omit<MeetingContent, 'memberIds'>> & {
  members?: { added: readonly string[]; removed: readonly string[] };
};

/** Whether two lists without repetitions hold the same. */
export const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id));

const guestKey = ({ name, email }: Guest) => `${email.toLowerCase()} ${name}`;

const isSame: { [F in MeetingField]: (one: MeetingContent, other: MeetingContent) => boolean } = {
  subject: (one, other) => one.subject === other.subject,
  time: (one, other) => one.beginTime === other.beginTime && one.endTime === other.endTime,
  rooms: (one, other) => isSameSet(one.roomIds, other.roomIds),
  // Other rooms have other names; that alone is no change of place.
  address: (one, other) => one.address === other.address || !isSameSet(one.roomIds, other.roomIds),
  online: (one, other) => one.online === other.online,
  members: (one, other) => isSameSet(one.memberIds, other.memberIds),
  guests: (one, other) => isSameSet(one.guests.map(guestKey), other.guests.map(guestKey)),
  scope: (one, other) => one.scope === other.scope,
  meetingType: (one, other) => one.meetingType === other.meetingType,
  noticeLabels: (one, other) => isSameSet(one.noticeLabels, other.noticeLabels),
  content: (one, other) => one.content === other.content,
};

/**
 * The fields in which two contents of a meeting differ.
 *
 * @example
 * changedFields(meeting, { ...meeting, subject: '复盘' }) //=> ['subject']
 */
export const changedFields = (before: MeetingContent, after: MeetingContent): MeetingField[] =>
  meetingFields.filter((field) => !isSame[field](before, after));

/**
 * The values that a change replaces, for the history.
 *
 * @example
 * formerContent({ ...meeting, subject: '周会' }, { ...meeting, subject: '复盘' }) //=> { subject: '周会' }
 */
export function formerContent(before: MeetingContent, after: MeetingContent): FormerContent {
  const values: Record<MeetingField, FormerContent> = {
    subject: { subject: before.subject },
    time: { beginTime: before.beginTime, endTime: before.endTime },
    rooms: { roomIds: before.roomIds, address: before.address },
    address: { address: before.address },
    online: { online: before.online },
    members: {
      members: {
        added: without(after.memberIds, before.memberIds),
        removed: without(before.memberIds, after.memberIds),
      },
    },
    guests: { guests: before.guests },
    scope: { scope: before.scope },
    meetingType: { meetingType: before.meetingType },
    noticeLabels: { noticeLabels: before.noticeLabels },
    content: { content: before.content },
  };
  return Object.assign({}, ...changedFields(before, after).map((field) => values[field])) as FormerContent;
}

/**
 * The content before a change; the inverse of the change that {@link formerContent} describes.
 *
 * @example
 * undone({ ...meeting, subject: '复盘' }, { subject: '周会' }).subject //=> '周会'
 */
export function undone(content: MeetingContent, { members, ...former }: FormerContent): MeetingContent {
  const memberIds = members
    ? [...without(content.memberIds, members.added), ...without(members.removed, content.memberIds)]
    : content.memberIds;
  return { ...content, ...former, memberIds };
}
