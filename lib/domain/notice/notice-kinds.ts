/** The events that notices are about. Each kind is one switch of a person's settings. */
export const noticeKinds = [
  'invitation',
  'change',
  'cancellation',
  'withdrawn',
  'answers',
  'unanswered',
  'reminder',
  'approvalRequested',
  'approvalReminded',
  'approvalSettled',
  'earlyEnd',
  'late',
  'notes',
  'agenda',
  'files',
  'device',
  'undelivered',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The ways on which a notice reaches its recipient: the list in the product, mail, and the chat's webhook. */
export const noticeChannels = ['app', 'mail', 'chat'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** The channels outside the product, which quiet hours hold back and which may fail. */
export type OutsideChannel = Exclude<NoticeChannel, 'app'>;

const everywhere: readonly NoticeChannel[] = noticeChannels;

/**
 * The channels of each kind for somebody who chose nothing. A reminder by mail comes too late to be read; whoever wants it can switch
 * it on.
 *
 * @example
 * defaultChannels.reminder //=> ['app', 'chat']
 */
export const defaultChannels: Readonly<Record<NoticeKind, readonly NoticeChannel[]>> = {
  invitation: everywhere,
  change: everywhere,
  cancellation: everywhere,
  withdrawn: everywhere,
  answers: ['app', 'mail'],
  unanswered: everywhere,
  reminder: ['app', 'chat'],
  approvalRequested: everywhere,
  approvalReminded: everywhere,
  approvalSettled: everywhere,
  earlyEnd: everywhere,
  late: ['app'],
  notes: ['app', 'mail'],
  agenda: ['app'],
  files: ['app'],
  device: everywhere,
  undelivered: ['app'],
};
