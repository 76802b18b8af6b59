import { limits } from '@/lib/domain/limits/limits';
import { minutesPerDay } from '@/lib/time/instant';
import type { Moment } from '../data/today';
import type { Span } from '../scene/occupancy';
import type { Person } from '../people/people';
import type { DemoRoom } from '../rooms';
import type { Scene } from '../scene/scene';
import { spanOn } from '../scene/scene';

export type Place = { minute: number; span: Span; room: DemoRoom | undefined };

type Wanted = { moment: Moment; length: number; people: readonly Person[]; rooms: readonly DemoRoom[] };

const step = limits.slotMinutes;
/** The demo starts at any minute: for this long the running meeting stays visible, and the next one open for sign-in. */
const leastLeft = 5;

/** The running meeting ends where the next one begins; all of it lies on quarter hours. */
export function frameOf({ nowMinute }: Scene) {
  const quarter = Math.floor(nowMinute / step) * step;
  const next = quarter + step;
  const soon = next - nowMinute >= leastLeft ? next : next + step;
  return { runningFrom: Math.max(0, quarter - 2 * step), soon, ahead: soon + 2 * step };
}

/** The first place on today's clock where the people and one of the rooms are free, if there is any. */
export function place(scene: Scene, wanted: Wanted, placed: ReadonlyMap<string, Place>): Place | undefined {
  const { people, rooms, length } = wanted;
  const mayOverlap = wanted.moment.when === 'over';
  for (const minute of minutesFor(scene, wanted, placed)) {
    if (minute < 0 || minute + length > minutesPerDay) continue;
    const span = spanOn(scene.today, { minute, length });
    if (!mayOverlap && !people.every((person) => scene.occupancy.isFree(person.id, span))) continue;
    if (rooms.length === 0) return { minute, span, room: undefined };
    const room = rooms.find(
      (candidate) => isOpen(candidate, minute, length) && scene.occupancy.isFree(candidate.id, span),
    );
    if (room) return { minute, span, room };
  }
  return undefined;
}

/** Minutes to try, best first. */
function minutesFor(scene: Scene, { moment, length }: Wanted, placed: ReadonlyMap<string, Place>): number[] {
  const frame = frameOf(scene);
  switch (moment.when) {
    case 'running':
      return [frame.runningFrom];
    case 'soon':
      return [frame.soon];
    case 'fixed':
      return [moment.prefer];
    case 'over': {
      const other = placed.get(moment.other);
      return other ? [other.minute + moment.after] : [];
    }
    case 'ahead':
      return quarters
        .filter((minute) => minute >= frame.ahead)
        .sort(nearest(Math.max(moment.prefer, frame.ahead)));
    case 'behind':
      return quarters.filter((minute) => minute + length <= frame.runningFrom).sort(nearest(moment.prefer));
    case 'any':
      return quarters.toSorted(nearest(moment.prefer));
  }
}

const quarters = Array.from({ length: minutesPerDay / step }, (_, index) => index * step);

const nearest = (minute: number) => (one: number, other: number) =>
  Math.abs(one - minute) - Math.abs(other - minute) || other - one;

const isOpen = (room: DemoRoom, minute: number, length: number) =>
  room.openFromMinute <= minute && minute + length <= room.openToMinute;
