import {
  defaultChannels,
  type NoticeChannel,
  noticeChannels,
  type NoticeKind,
  noticeKinds,
} from './notice-kinds';
import type { QuietHours } from './quiet-hours';

/** Which kinds reach a person by which channel. */
export type NoticeMatrix = Readonly<Record<NoticeKind, Readonly<Record<NoticeChannel, boolean>>>>;

/** The choices that a person made, as they are stored; what is absent is as it is by default. */
export type NoticeChoices = {
  kinds?: Partial<Record<NoticeKind, Partial<Record<NoticeChannel, boolean>>>> | undefined;
  quietHours?: QuietHours | undefined;
};

/**
 * The channels of every kind after a person's choices.
 *
 * @example
 * noticeMatrix({ kinds: { reminder: { mail: true } } }).reminder //=> { app: true, mail: true, chat: true }
 */
export const noticeMatrix = ({ kinds = {} }: NoticeChoices): NoticeMatrix =>
  table(noticeKinds, (kind) =>
    table(noticeChannels, (channel) => kinds[kind]?.[channel] ?? defaultChannels[kind].includes(channel)),
  );

/**
 * The choices after some more of them; a kind or channel that they leave out stays, and `null` removes the quiet hours.
 *
 * @example
 * mergeChoices({ kinds: { change: { mail: false } } }, { quietHours: { from: 1320, to: 420 } })
 * //=> { kinds: { change: { mail: false } }, quietHours: { from: 1320, to: 420 } }
 */
export function mergeChoices(
  stored: NoticeChoices,
  { kinds = {}, quietHours }: Pick<NoticeChoices, 'kinds'> & { quietHours?: QuietHours | null | undefined },
): NoticeChoices {
  const merged = { ...stored.kinds };
  for (const kind of noticeKinds)
    if (kinds[kind] !== undefined) merged[kind] = { ...merged[kind], ...kinds[kind] };
  const hours = quietHours === undefined ? stored.quietHours : (quietHours ?? undefined);
  return { kinds: merged, ...(hours && { quietHours: hours }) };
}

const table = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
