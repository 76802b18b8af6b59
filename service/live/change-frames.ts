import { changeEvents, type LiveChange } from '@/lib/contract/change';
import type { Change } from './outbox-changes';
import { isAfter, type Cursor, versionOf } from './cursor';

type Told = Omit<LiveChange, 'version'>;

const frame = (event: string, { id, data }: { id: string; data: unknown }) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

const changeFrame = (told: Told, at: Cursor) => {
  const version = versionOf(at);
  return frame(changeEvents.change, { id: version, data: { ...told, version } });
};

/** Where to go on from when nothing else has come. */
export const placeFrame = (at: Cursor): string => changeFrame({ kind: 'meeting', ids: [] }, at);

export const resetFrame = (at: Cursor): string => frame(changeEvents.reset, { id: versionOf(at), data: {} });

/** What a member of staff hears of a change of his company, after a place; of the people concerned only that he is one. */
export function framesOf(
  { xid, id, at, roomIds, meetingIds, staffIds }: Change,
  { staffId, after }: { staffId: string; after: Cursor },
): string {
  const parts: Told[] = [
    { kind: 'room', ids: roomIds },
    { kind: 'meeting', ids: meetingIds },
    { kind: 'staff', ids: staffIds.filter((concerned) => concerned === staffId) },
  ];
  return parts
    .map((told, part) => ({ told, at: { xid, id, part, at } }))
    .filter(({ told, at }) => told.ids.length > 0 && isAfter(at, after))
    .map(({ told, at }) => changeFrame(told, at))
    .join('');
}
