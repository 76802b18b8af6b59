import fc from 'fast-check';
import { errorCodes } from '@/lib/domain/error-codes';
import { expandSeries } from '@/lib/domain/series/expand-series';
import { fixedClock } from '@/lib/time/clock';
import { addDays } from '@/lib/time/day';
import { at, draft, meetingDesk, seriesKeys, testNow } from '../testing';

const clock = fixedClock(testNow);
const { store, me, as, myRoom } = meetingDesk({ clock });

const count = 6;
const firstDay = '2026-11-19';
const dayOf = (plan: number) => addDays(firstDay, plan);
const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

type Field = 'time' | 'subject';
/** One occurrence of the list model; `hour` is that of its start. */
type Occurrence = {
  plan: number;
  hour: number;
  subject: string;
  changed: Set<Field>;
  isCancelled: boolean;
  series: number;
};
type Series = { no: string; hour: number; subject: string };

const step = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    place: fc.nat(count - 1),
    hour: fc.integer({ min: 13, max: 16 }),
  }),
  fc.record({ kind: fc.constant('rename' as const), place: fc.nat(count - 1) }),
  fc.record({ kind: fc.constant('cancel' as const), place: fc.nat(count - 1), isRest: fc.boolean() }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    kind: fc.constant('edit' as const),
    place: fc.nat(count - 1),
    isPart: fc.boolean(),
    keepChanged: fc.boolean(),
    hour: fc.option(fc.integer({ min: 9, max: 12 }), { nil: undefined }),
    renames: fc.boolean(),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A series and what a simple list says of it. */
class World {
  occurrences: Occurrence[] = [];
  series: Series[] = [];
  ids: string[] = [];
  private today = '2026-11-18';
  private names = 0;

  async begin() {
    clock.set(testNow);
    // Days pass, and the log-in shall outlast them.
    await store.db
      .updateTable('access_token')
      .set({ expires_at: new Date(at('00:00', '2027-11-18')) })
      .execute();
    const room = await myRoom();
    const body = {
      ...draft({ beginTime: at('10:00', firstDay), endTime: at('10:45', firstDay), subject: '例会' }),
      roomBookingForms: [{ roomId: room.id }],
      recurrence: `FREQ=DAILY;COUNT=${count}`,
    };
    const { repeatMeetingNo, meetings } = await as(me)(seriesKeys.book, { body });
    this.ids = meetings.map(({ _id }) => _id);
    this.series = [{ no: repeatMeetingNo, hour: 10, subject: '例会' }];
    this.occurrences = meetings.map((_, plan) => ({
      ...{ plan, hour: 10, subject: '例会', changed: new Set<Field>(), isCancelled: false, series: 0 },
    }));
  }

  async take(next: Step) {
    if (next.kind === 'pass') {
      this.today = addDays(this.today, next.days);
      return clock.set(at('23:00', this.today));
    }
    const occurrence = this.occurrences[next.place]!;
    const id = this.ids[next.place]!;
    if (next.kind === 'move' || next.kind === 'rename') return this.change(occurrence, { id, next });
    if (next.kind === 'cancel') return this.cancel(occurrence, { id, isRest: next.isRest });
    return this.edit(occurrence, next);
  }

  private isAhead = ({ plan, isCancelled }: Occurrence) => !isCancelled && dayOf(plan) > this.today;

  private startOf = ({ plan, hour }: Occurrence) => at(timeOf(hour), dayOf(plan));

  private part(occurrence: Occurrence): Occurrence[] {
    // Where the named occurrence was cancelled, its instant is that of the rule.
    return this.occurrences.filter(
      ({ plan, series }) => series === occurrence.series && plan >= occurrence.plan,
    );
  }

  private async change(
    occurrence: Occurrence,
    { id, next }: { id: string; next: Extract<Step, { kind: 'move' | 'rename' }> },
  ) {
    const isMove = next.kind === 'move';
    const subject = `单次 ${(this.names += 1)}`;
    const hour = isMove ? next.hour : occurrence.hour;
    const times = {
      beginTime: at(timeOf(hour), dayOf(occurrence.plan)),
      endTime: at(`${hour}:45`, dayOf(occurrence.plan)),
    };
    const call = as(me)(seriesKeys.updateSingle, { params: { id }, body: isMove ? times : { subject } });
    if (!this.isAhead(occurrence))
      return expect(call).rejects.toMatchObject({ code: errorCodes.stateForbids });
    await call;
    if (isMove && occurrence.hour !== hour) Object.assign(occurrence, { hour }).changed.add('time');
    if (!isMove) Object.assign(occurrence, { subject }).changed.add('subject');
  }

  private async cancel(occurrence: Occurrence, { id, isRest }: { id: string; isRest: boolean }) {
    const params = { repeatMeetingNo: this.series[occurrence.series]!.no };
    if (!isRest) {
      const call = as(me)(seriesKeys.cancelSingle, { params, body: { meetingId: id } });
      if (!this.isAhead(occurrence))
        return expect(call).rejects.toMatchObject({ code: errorCodes.stateForbids });
      await call;
      occurrence.isCancelled = true;
      return;
    }
    if (occurrence.isCancelled) return;
    const rest = this.part(occurrence).filter(this.isAhead);
    const body = { startTimeGe: this.startOf(occurrence) };
    const call = as(me)(seriesKeys.cancelRepeat, { params, body });
    if (rest.length === 0) return expect(call).rejects.toMatchObject({ code: errorCodes.stateForbids });
    expect(await call).toEqual({ cancelledCount: rest.length });
    for (const each of rest) each.isCancelled = true;
  }

  private async edit(occurrence: Occurrence, next: Extract<Step, { kind: 'edit' }>) {
    if (next.isPart && occurrence.isCancelled) return;
    const stored = this.series[occurrence.series]!;
    const whole = this.occurrences.filter(({ series }) => series === occurrence.series);
    const part = next.isPart ? this.part(occurrence) : whole;
    const affected = part.filter(this.isAhead);
    const subject = next.renames ? `系列 ${(this.names += 1)}` : undefined;
    const day = dayOf(affected[0]?.plan ?? 0);
    const body = {
      editType: next.isPart ? ('PartMeeting' as const) : ('AllMeeting' as const),
      ...(next.isPart && { startTimeGe: this.startOf(occurrence) }),
      keepChanged: next.keepChanged,
      ...(subject && { subject }),
      ...(next.hour && {
        beginTime: at(timeOf(next.hour), day),
        endTime: at(`${timeOf(next.hour).slice(0, 2)}:45`, day),
      }),
    };
    const params = { repeatMeetingNo: stored.no };
    const call = as(me)(seriesKeys.updateRepeat, { params, body });
    if (affected.length === 0) return expect(call).rejects.toMatchObject({ code: errorCodes.stateForbids });
    const { repeatMeetingNo } = await call;
    const edited = {
      no: repeatMeetingNo,
      hour: next.hour ?? stored.hour,
      subject: subject ?? stored.subject,
    };
    if (part.length < whole.length) {
      expect(repeatMeetingNo).not.toBe(stored.no);
      this.series.push(edited);
      for (const each of part) each.series = this.series.length - 1;
    } else this.series[occurrence.series] = edited;
    for (const each of affected) {
      if (!next.keepChanged) {
        Object.assign(each, {
          hour: edited.hour,
          subject: each.changed.has('subject') ? edited.subject : each.subject,
        });
        each.changed.clear();
      }
      if (!each.changed.has('time')) each.hour = edited.hour;
      if (subject && !each.changed.has('subject')) each.subject = subject;
    }
  }

  /** The stored rows, in the words of the model. */
  async stored() {
    const rows = await store.db
      .selectFrom('meeting')
      .innerJoin('meeting_series as series', 'series.id', 'meeting.series_id')
      .where('meeting.id', 'in', this.ids)
      .orderBy('meeting.recurs_at')
      .select([
        'meeting.id',
        'meeting.subject',
        'begins_at',
        'cancelled_at',
        'changed_fields',
        'repeat_meeting_no',
      ])
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, subject: row.subject, beginTime: row.begins_at },
      ...{ isCancelled: row.cancelled_at !== null, changed: [...row.changed_fields].sort() },
      no: row.repeat_meeting_no,
    }));
  }

  expected() {
    return this.occurrences.map((each, index) => ({
      ...{ id: this.ids[index], subject: each.subject, beginTime: this.startOf(each) },
      ...{ isCancelled: each.isCancelled, changed: [...each.changed].sort() },
      no: this.series[each.series]!.no,
    }));
  }

  /** Days that a stored rule has and no row of its series, and rows that stand without a day of the rule. */
  async ruleFaults(): Promise<string[]> {
    const series = await store.db
      .selectFrom('meeting_series')
      .where(
        'repeat_meeting_no',
        'in',
        this.series.map(({ no }) => no),
      )
      .selectAll()
      .execute();
    const rows = await this.stored();
    return series.flatMap((row) => {
      const lengthMs = row.length_minutes * 60_000;
      const times = { rule: row.rrule, zone: row.time_zone, startsOn: row.starts_on };
      const expansion = expandSeries({ ...times, startMinute: row.start_minute, lengthMs });
      const ruled = new Set((expansion.occurrences ?? []).map(({ day }) => day));
      const own = rows.filter(({ no }) => no === row.repeat_meeting_no);
      const days = own.map(({ id }) => dayOf(this.ids.indexOf(id)));
      const standing = days.filter((day, nth) => !own[nth]!.isCancelled && day >= row.starts_on);
      return [
        ...[...ruled].filter((day) => !days.includes(day)),
        ...standing.filter((day) => !ruled.has(day)),
      ];
    });
  }

  /** Every meeting that stands holds its room at its own time, and no other does. */
  async orders() {
    const rows = await store.db
      .selectFrom('room_order')
      .where('meeting_id', 'in', this.ids)
      .where('state', '<>', 'released')
      .orderBy('begins_at')
      .select(['meeting_id as id', 'begins_at as beginTime'])
      .execute();
    return rows;
  }
}

test('[R38] [REP-03] [REP-04] any sequence of edits leaves what a simple list says: own changes, cancelled days and the past stay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const world = new World();
      await world.begin();
      for (const next of steps) {
        await world.take(next);
        expect(await world.stored()).toEqual(world.expected());
        expect(await world.ruleFaults()).toEqual([]);
      }
      const standing = world.expected().filter(({ isCancelled }) => !isCancelled);
      expect(await world.orders()).toEqual(standing.map(({ id, beginTime }) => ({ id, beginTime })));
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 240_000);
