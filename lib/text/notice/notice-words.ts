import type { Notice, NoticeFacts } from '@/lib/contract/notice';
import { inviteStates, inviteTag } from '@/lib/domain/meeting/invite-state';
import type { MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatHeadingDay, formatRange, formatTime } from '@/lib/time/format';
import { fieldNames } from '../zh-cn/meeting-field-names';
import { commonText } from '../zh-cn/common';
import { meetingText } from '../zh-cn/meeting';
import { noticesText as text } from '../zh-cn/notices';
import { settingsText } from '../zh-cn/settings';

type Moment = { now: number; zone: string };

/** Sentences with an actor, and without one where the clock or an unknown person acted. */
const byActor = (named: (name: string) => string, otherwise: string) => (facts: NoticeFacts) =>
  facts.actorName === undefined ? otherwise : named(facts.actorName);

const actorOf = ({ actorName = text.somebody }: Pick<NoticeFacts, 'actorName'>) => actorName;
const thingOf = ({ approval, address }: NoticeFacts) => approval?.thing ?? address;

/** Undefined where the notice follows from no approval. */
const outcomeOf = (facts: NoticeFacts) =>
  facts.approval && text.approvalSettled(thingOf(facts))[facts.approval.status];

const titles: Record<NoticeKind, (facts: NoticeFacts, zone: string) => string> = {
  invitation: byActor(text.invitation, text.invited),
  change: (facts) => outcomeOf(facts) ?? byActor(text.change, text.changed)(facts),
  cancellation: (facts) => {
    const outcome = outcomeOf(facts);
    return outcome === undefined
      ? byActor(text.cancellation, text.cancelled)(facts)
      : text.approvalFailed(outcome);
  },
  withdrawn: byActor(text.withdrawal, text.withdrawn),
  answers: ({ answers = [] }) => {
    const [only] = answers;
    return answers.length === 1 && only ? text.answers.one(only.name) : text.answers.many(answers.length);
  },
  unanswered: byActor(text.unanswered, text.unansweredYet),
  reminder: ({ beginTime }, zone) => text.reminder(formatTime(beginTime, zone)),
  approvalRequested: (facts) => text.approvalRequested(actorOf(facts), thingOf(facts)),
  approvalReminded: (facts) => text.approvalReminded(actorOf(facts), thingOf(facts)),
  approvalSettled: (facts) => text.approvalSettled(thingOf(facts))[facts.approval?.status ?? 'AUDITING'],
  earlyEnd: ({ endedTime }, zone) =>
    endedTime === undefined ? text.earlyEnd : text.endedEarly(formatTime(endedTime, zone)),
  late: (facts) => text.late(actorOf(facts)),
  notes: (facts) => text.notes(actorOf(facts)),
  agenda: (facts) => text.agenda(actorOf(facts)),
  files: ({ files = [], ...facts }) => text.files(actorOf(facts), files.length),
  device: () => text.device,
  undelivered: ({ undelivered: { channel, names, isOverLimit } = { channel: 'mail', names: [] } }) =>
    isOverLimit
      ? text.mailLimit(names.length)
      : text.undelivered(settingsText.channels[channel], names.length),
};

const reasonOf = ({ approval }: NoticeFacts) => {
  const reason = approval?.refuseReason ?? approval?.reason;
  return reason ? text.reason(reason) : undefined;
};

const details: Partial<Record<NoticeKind, (facts: NoticeFacts, zone: string) => string | undefined>> = {
  change: (facts, zone) => {
    const changes = (facts.fields ?? []).map((field) => changeWords(field, facts, zone));
    if (changes.length === 0) return undefined;
    const words = text.changedFields(changes.join('、'));
    return facts.asksAnew ? text.answerAgain(words) : words;
  },
  answers: ({ answers = [] }) => answers.map(answerWords).join('、'),
  device: ({ devices }) => devices?.join('、'),
  files: ({ files }) => files?.join('、'),
  approvalRequested: reasonOf,
  approvalReminded: reasonOf,
  approvalSettled: ({ approval }) =>
    approval?.refuseReason ? text.reason(approval.refuseReason) : undefined,
  undelivered: ({ undelivered }) => undelivered?.names.join('、'),
};

/** A changed field with its old value, where that says where one would have gone in vain. */
function changeWords(field: MeetingField, { former, ...facts }: NoticeFacts, zone: string): string {
  const { beginTime, endTime, address } = { ...facts, ...former };
  const old = {
    time: former?.beginTime !== undefined || former?.endTime !== undefined,
    place: former?.address !== undefined && former.address !== '',
  };
  if (field === 'time' && old.time) {
    const day = dayOf(beginTime, zone);
    const range = formatRange({ beginTime, endTime }, zone);
    const isSameDay = day === dayOf(facts.beginTime, zone);
    return text.changedFrom(fieldNames.time, isSameDay ? range : `${formatDay(day)} ${range}`);
  }
  if ((field === 'rooms' || field === 'address') && old.place)
    return text.changedFrom(fieldNames[field], address);
  return fieldNames[field];
}

function answerWords({ name, state, reason }: NonNullable<NoticeFacts['answers']>[number]): string {
  const tag = inviteTag(state);
  const left = state === inviteStates.withdrawn || !tag;
  return text.answers.of(name, left ? text.answers.left : meetingText.invite[tag.code], reason);
}

/**
 * Day, time and place of the meeting that a notice is about.
 *
 * @example
 * noticePlace(notice.facts, { now, zone }) //=> '11月20日 周五 10:00–11:00 · 望江'
 */
export function noticePlace(
  { address, occurrenceCount, ...time }: NoticeFacts,
  { now, zone }: Moment,
): string {
  const day = formatHeadingDay(dayOf(time.beginTime, zone), dayOf(now, zone));
  const isSeries = occurrenceCount !== undefined && occurrenceCount > 1;
  return [`${day} ${formatRange(time, zone)}`, address, isSeries && text.occurrences(occurrenceCount)]
    .filter(Boolean)
    .join(commonText.separator);
}

/**
 * A notice in words: its headline, and what it adds where it adds something, such as the answers.
 *
 * @example
 * noticeWords(notice, zone) //=> { title: '林晓 修改了会议', detail: '变更：会议时间、会议室' }
 */
export const noticeWords = (
  { kind, facts }: Pick<Notice, 'kind' | 'facts'>,
  zone: string,
): { title: string; detail: string | undefined } => ({
  title: titles[kind](facts, zone),
  detail: details[kind]?.(facts, zone),
});
