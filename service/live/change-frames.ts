import { changeEvents, type LiveChange } from '@/lib/contract/change';
import type { RoomHold } from '@/lib/contract/hold';
import type { OutboxChange } from './outbox-changes';
import { isAfter, type Cursor, versionOf } from './cursor';

type Event = Omit<LiveChange, 'version'>;

const frame = (event: string, { id, data }: { id: string; data: unknown }) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

const changeFrame = (event: Event, at: Cursor) => {
  const version = versionOf(at);
  return frame(changeEvents.change, { id: version, data: { ...event, version } });
};

/** Where to go on from when nothing else has come. */
export const placeFrame = (at: Cursor): string => changeFrame({ kind: 'meeting', ids: [] }, at);

export const resetFrame = (at: Cursor): string => frame(changeEvents.reset, { id: versionOf(at), data: {} });

/**
 * The frame that tells one member of staff of a change in the company, or an empty text where it does not concern that person. Of
 * the people concerned it says only that the listener is one of them.
 */
export function frameOf(
  { xid, id, at, kind, ids, staffId: only }: OutboxChange,
  { staffId, after }: { staffId: string; after: Cursor },
): string {
  const cursor = { xid, id, at };
  if (!isAfter(cursor, after) || (only !== null && only !== staffId)) return '';
  const personal = kind === 'staff' ? ids.filter((each) => each === staffId) : ids;
  return personal.length === 0 ? '' : changeFrame({ kind, ids: personal }, cursor);
}

/** Without an id, for a hold is no place to resume from. */
export const holdFrame = (hold: RoomHold): string =>
  `event: ${changeEvents.hold}\ndata: ${JSON.stringify(hold)}\n\n`;
