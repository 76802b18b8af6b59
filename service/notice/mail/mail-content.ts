import type { NoticeFacts } from '@/lib/contract/notice';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { noticeMinutes } from '@/lib/domain/meeting/meeting-values';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import { noticePath } from '@/lib/domain/notice/notice-path';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { mailText } from '@/lib/text/zh-cn/notice-mail';
import { dayOf } from '@/lib/time/day';
import { formatFullDay, formatRange, formatTime } from '@/lib/time/format';

/** How the mail looks at a glance, whatever the palette makes of it. */
export type MailTone = 'accent' | 'held' | 'refused' | 'running';

export type MailLine = {
  label: string;
  value: string;
  /** The replaced value, beside which the new one stands. */
  before?: string;
};

/** A mail before it is written as text and HTML. */
export type MailContent = {
  kind: string;
  tone: MailTone;
  /** The meeting's subject. */
  title: string;
  lead: string;
  lines: MailLine[];
  people: { name: string; state: string; reason?: string | undefined }[];
  action?: { label: string; path: string };
};

type Facts = { facts: NoticeFacts; meetingId: string; organizerName: string; zone: string };
type Writing = Facts & { isGuest: boolean };

const timeOf = ({ beginTime, endTime }: { beginTime: number; endTime: number }, zone: string) =>
  `${formatFullDay(dayOf(beginTime, zone))} ${formatRange({ beginTime, endTime }, zone)}`;

const line = (label: string, value: string | undefined): MailLine[] =>
  value === undefined || value === '' ? [] : [{ label, value }];

function linesOf({ facts, organizerName, zone }: Writing): MailLine[] {
  return [
    ...line(mailText.labels.time, timeOf(facts, zone)),
    ...line(mailText.labels.place, facts.address),
    ...line(mailText.labels.organizer, organizerName),
    ...(facts.occurrenceCount === undefined
      ? []
      : line(mailText.labels.series, mailText.occurrences(facts.occurrenceCount))),
  ];
}

/** Time and place with what they replace. */
function changedLines(writing: Writing): MailLine[] {
  const { facts, zone } = writing;
  const { former = {} } = facts;
  const formerTime = {
    beginTime: former.beginTime ?? facts.beginTime,
    endTime: former.endTime ?? facts.endTime,
  };
  const before: Record<string, string | undefined> = {
    [mailText.labels.time]: former.beginTime === undefined ? undefined : timeOf(formerTime, zone),
    [mailText.labels.place]: former.address === undefined ? undefined : former.address || mailText.none,
  };
  return linesOf(writing).map((each) => {
    const replaced = before[each.label];
    return replaced === undefined ? each : { ...each, before: replaced };
  });
}

/** The page that the notice speaks of. */
const page = (kind: NoticeKind, { facts, meetingId }: Writing, label: string) => ({
  label,
  path: noticePath({ kind, meetingId, facts }),
});

const details = (kind: NoticeKind, writing: Writing) => page(kind, writing, mailText.actions.view);

const invitation = ({ meetingId }: Writing) => ({
  label: mailText.actions.answer,
  path: `/invited/${encodeURIComponent(meetingId)}`,
});

function approvalLines(writing: Writing): MailLine[] {
  const { approval } = writing.facts;
  return [
    ...linesOf(writing),
    ...line(mailText.labels.reason, approval?.reason),
    ...line(mailText.labels.refuseReason, approval?.refuseReason),
  ];
}

const answerText: Record<number, string> = {
  [inviteStates.refused]: meetingText.invite.refused,
  [inviteStates.joined]: meetingText.invite.joined,
  [inviteStates.onLeave]: meetingText.invite.onLeave,
  [inviteStates.withdrawn]: mailText.left,
};

type Parts = Pick<MailContent, 'tone' | 'lead'> &
  Partial<Pick<MailContent, 'kind' | 'lines' | 'people' | 'action'>>;

const { leads } = mailText;
const actorOf = ({ facts }: Writing) => facts.actorName ?? mailText.clock;
const inviterOf = ({ facts, organizerName }: Writing) => facts.actorName ?? organizerName;
const thingOf = ({ facts }: Writing) => facts.approval?.thing ?? '';

/** Undefined where the notice follows from no approval. */
const outcomeOf = ({ facts: { approval } }: Writing) =>
  approval && leads.approvalSettled(approval.thing, mailText.outcomes[approval.status]);

/** Guests learn that the meeting is held or not, and nothing of the approval that it follows from (S46). */
function changeLead(writing: Writing): string {
  const { facts, isGuest } = writing;
  if (isGuest && facts.approval) return leads.heldAgain(actorOf(writing));
  if (facts.asksAnew) return leads.changeAsks(actorOf(writing));
  return outcomeOf(writing) ?? leads.change(actorOf(writing));
}

function cancellationLead(writing: Writing): string {
  const outcome = outcomeOf(writing);
  if (outcome === undefined) return leads.cancellation(actorOf(writing));
  return writing.isGuest ? leads.notHeld : leads.approvalFailed(outcome);
}

const parts: Record<NoticeKind, (writing: Writing) => Parts> = {
  invitation: (writing) => ({
    ...{ tone: 'accent', lead: leads.invitation(inviterOf(writing)) },
    action: invitation(writing),
  }),
  change: (writing) => ({
    ...{
      tone: 'held',
      lead: changeLead(writing),
      lines: changedLines(writing),
    },
    action: writing.facts.asksAnew ? invitation(writing) : details('change', writing),
  }),
  cancellation: (writing) => ({ tone: 'refused', lead: cancellationLead(writing) }),
  withdrawn: (writing) => ({ tone: 'refused', lead: leads.withdrawn(actorOf(writing)) }),
  answers: (writing) => {
    const { answers = [] } = writing.facts;
    const people = answers.map(({ name, state, reason }) => ({
      name,
      state: answerText[state] ?? '',
      reason,
    }));
    return {
      tone: 'accent',
      lead: leads.answers(answers.length),
      people,
      action: details('answers', writing),
    };
  },
  unanswered: (writing) => ({
    ...{ tone: 'held', lead: leads.unanswered(inviterOf(writing)), action: invitation(writing) },
  }),
  reminder: (writing) => {
    const minutes = noticeMinutes[writing.facts.label ?? 'on_time'] ?? 0;
    const when = minutes === 0 ? mailText.starting : mailText.startingIn(minutes);
    return { tone: 'running', lead: leads.reminder(when), action: details('reminder', writing) };
  },
  approvalRequested: (writing) => ({
    ...{ tone: 'held', lead: leads.approvalRequested(actorOf(writing), thingOf(writing)) },
    ...{
      lines: approvalLines(writing),
      action: page('approvalRequested', writing, mailText.actions.approve),
    },
  }),
  approvalReminded: (writing) => ({
    ...{ tone: 'held', lead: leads.approvalReminded(actorOf(writing), thingOf(writing)) },
    ...{ lines: approvalLines(writing), action: page('approvalReminded', writing, mailText.actions.approve) },
  }),
  approvalSettled: (writing) => {
    const status = writing.facts.approval?.status ?? 'AUDITING';
    return {
      tone: status === 'AUDIT_AGREE' ? 'running' : 'refused',
      lead: leads.approvalSettled(thingOf(writing), mailText.outcomes[status]),
      lines: approvalLines(writing),
      action: page('approvalSettled', writing, mailText.actions.approval),
    };
  },
  earlyEnd: (writing) => {
    const { endedTime, finishTime, endTime } = writing.facts;
    if (endedTime !== undefined) {
      const lead = leads.endedEarly(formatTime(endedTime, writing.zone));
      return { kind: mailText.ended, tone: 'refused', lead, action: details('earlyEnd', writing) };
    }
    return {
      tone: 'refused',
      lead: leads.earlyEnd(formatTime(finishTime ?? endTime, writing.zone)),
      action: page('earlyEnd', writing, mailText.actions.continue),
    };
  },
  late: (writing) => ({
    ...{ tone: 'held', lead: leads.late(actorOf(writing)), action: details('late', writing) },
  }),
  notes: (writing) => ({
    ...{ tone: 'accent', lead: leads.notes(actorOf(writing)), action: details('notes', writing) },
  }),
  agenda: (writing) => ({
    ...{ tone: 'held', lead: leads.agenda(actorOf(writing)), action: details('agenda', writing) },
  }),
  files: (writing) => {
    const { files = [] } = writing.facts;
    return {
      ...{ tone: 'accent', lead: leads.files(actorOf(writing), files.length) },
      lines: [...linesOf(writing), ...line(mailText.labels.files, files.join('、'))],
      action: details('files', writing),
    };
  },
  device: (writing) => {
    const lead = leads.device((writing.facts.devices ?? []).join('、'));
    return { tone: 'refused', lead, action: details('device', writing) };
  },
  undelivered: (writing) => {
    const { names = [], isOverLimit } = writing.facts.undelivered ?? {};
    const lead = (isOverLimit ? leads.mailLimit : leads.undelivered)(names.join('、'));
    return { tone: 'refused', lead, action: details('undelivered', writing) };
  },
};

/** A notice as the words of a mail; a guest, who opens no page of the product, gets no link. */
export function mailContent(kind: NoticeKind, facts: Facts, { isGuest }: { isGuest: boolean }): MailContent {
  const writing = { ...facts, isGuest };
  const { action, ...own } = parts[kind](writing);
  return {
    kind: mailText.subjects[kind],
    title: writing.facts.subject,
    lines: linesOf(writing),
    people: [],
    ...own,
    ...(action && !isGuest && { action }),
  };
}
