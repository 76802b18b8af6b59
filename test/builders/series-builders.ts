import type { OccurrenceRepair, PlannedOccurrence, SeriesCheck } from '@/lib/contract/series';
import { expandSeries, wallTimesOf } from '@/lib/domain/series/expand-series';
import { json, type SeenCall } from '@/test/http/fake-bff';
import { zone } from './meeting-builders';

/** The calls of series, by the names tests answer them under. */
export const seriesCalls = {
  check: 'POST /api-meeting/api/user/v2/repeat-meetings/actions/check',
  toSeries: 'PUT /api-meeting/api/user/v2/meetings/meeting-1/actions/to-series',
  schedule: 'POST /api-meeting/api/user/v2/repeat-meetings/actions/schedule',
} as const;

/** A booking in the way of an occurrence, and what would help. */
export type Clash = { roomId: string; roomName: string; repairs: OccurrenceRepair[] };

/** Answers checks as the service does: an occurrence clashes at its own time in that room, and may fall on a day off. */
export const planOf =
  (clashes: () => ReadonlyMap<number, Clash>, holidays: ReadonlyMap<number, string> = new Map()) =>
  ({ body }: SeenCall) => {
    const check = body as SeriesCheck & { beginTime: number; endTime: number; recurrence: string };
    const { beginTime, endTime, recurrence, roomBookingForms = [], occurrences: choices = [] } = check;
    const expansion = expandSeries({ rule: recurrence, zone, ...wallTimesOf({ beginTime, endTime }, zone) });
    const occurrences = (expansion.occurrences ?? []).map(({ recursAt }): PlannedOccurrence => {
      const choice = choices.find((each) => each.recursAt === recursAt);
      const roomIds = choice?.roomIds ?? roomBookingForms.map(({ roomId }) => roomId);
      const begin = choice?.beginTime ?? recursAt;
      const clash = clashes().get(begin);
      const isRefused = clash !== undefined && roomIds.includes(clash.roomId) && !choice?.skip;
      const end = begin + endTime - beginTime;
      return {
        recursAt,
        beginTime: begin,
        endTime: end,
        rooms: roomIds.map((id) => ({ id, name: id.replace('room-', '') })),
        state: choice?.skip ? 'skipped' : isRefused ? 'refused' : 'free',
        isChanged: false,
        ...(holidays.has(begin) && { holiday: holidays.get(begin) }),
        needsApproval: false,
        refusals: isRefused
          ? [
              {
                code: 400403002,
                message: '会议室时间冲突',
                roomId: clash.roomId,
                conflicts: [
                  {
                    roomId: clash.roomId,
                    roomName: clash.roomName,
                    beginTime: begin,
                    endTime: end,
                    organizerName: '陈晨',
                  },
                ],
              },
            ]
          : [],
        repairs: isRefused ? clash.repairs : [],
      };
    });
    return json({ refusals: [], rooms: [], occurrences });
  };
