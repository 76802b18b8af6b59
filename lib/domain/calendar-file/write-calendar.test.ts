import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { fromWallClock } from '@/lib/time/wall-clock';
import type { CalendarEvent, CalendarFile } from './calendar-event';
import { writeCalendar } from './write-calendar';

const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);

const event: CalendarEvent = {
  uid: 'a@meeting-rooms',
  sequence: 3,
  stampedAt: at('09:00'),
  beginTime: at('10:00'),
  endTime: at('11:30'),
  subject: '版本评审',
  place: '望江, 3F; 上海',
  status: 'CONFIRMED',
};

const write = (part: Partial<CalendarEvent> = {}, file: Partial<CalendarFile> = {}) =>
  writeCalendar({ method: 'PUBLISH', zone: 'Asia/Shanghai', events: [{ ...event, ...part }], ...file });

/** As a program reads it that shares nothing with the one that writes. */
const readAll = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT');

function read(text: string): VEvent {
  const [first] = readAll(text);
  if (first === undefined) throw new Error('no event');
  return first;
}

const utf8Length = (text: string) => new TextEncoder().encode(text).length;

test('[BEY-11] an event is read by another program as it was written', () => {
  const url = 'https://meet.example.com/details/1024';
  const text = write({ url, organizer: { name: '林晓', email: 'lin@example.com' } });
  const parsed = read(text);
  expect(parsed).toMatchObject({
    uid: event.uid,
    summary: '版本评审',
    location: '望江, 3F; 上海',
    status: 'CONFIRMED',
    url,
    organizer: { params: { CN: '林晓' }, val: 'mailto:lin@example.com' },
  });
  expect([parsed.start.getTime(), parsed.end?.getTime()]).toEqual([event.beginTime, event.endTime]);
  expect(Number(parsed.sequence)).toBe(3);
  expect(parsed.start.tz).toBe('Asia/Shanghai');
});

test.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)('[BEY-11] the file says that it is a %s', (method) => {
  expect(write({}, { method })).toContain(`\r\nMETHOD:${method}\r\n`);
});

test('[BEY-11] lines are folded at 75 octets, within no character, and end as the standard wants', () => {
  const subject = '很长的主题，'.repeat(30);
  const text = write({ subject });
  const lines = text.split('\r\n');
  expect(lines.every((line) => utf8Length(line) <= 75)).toBe(true);
  expect(lines.slice(0, -1).some((line) => /[\r\n]/.test(line))).toBe(false);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(read(text).summary).toBe(subject);
});

test.each([
  '评审\r\nATTENDEE:mailto:evil@example.com',
  '评审\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:x',
  '评审\u2028DESCRIPTION:x',
  'a;b,c\\n"d"\u0000\u0007\ud800',
])('[S48] a subject is text and nothing else: %j', (subject) => {
  const text = write({ subject, organizer: { name: `林"晓";X=y:z\r\nBCC:x`, email: 'lin@example.com' } });
  expect(text).not.toMatch(/^(?:ATTENDEE|DESCRIPTION|BCC)/m);
  expect(readAll(text)).toHaveLength(1);
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  expect(read(text).organizer).toMatchObject({ val: 'mailto:lin@example.com' });
});

describe('[REP-04] a series', () => {
  const starts = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09'].map((day) => at('10:00', day));
  const series = { rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4', leftOut: [starts[1] ?? 0] };

  test('leaves out what was skipped, and moves what was moved', () => {
    const moved = { ...event, recursAt: starts[2], beginTime: at('15:00', '2026-12-02') };
    const text = writeCalendar({
      method: 'REQUEST',
      zone: 'Asia/Shanghai',
      events: [
        { ...event, series },
        { ...moved, endTime: at('16:00', '2026-12-02') },
      ],
    });
    const parsed = read(text);
    const dates = parsed.rrule?.all().map((date) => date.getTime());
    expect(dates).toEqual(starts);
    expect(Object.values(parsed.exdate ?? {}).map((date) => (date as Date).getTime())).toContain(starts[1]);
    const [override] = Object.values(parsed.recurrences ?? {});
    expect((override?.start as Date | undefined)?.getTime()).toBe(at('15:00', '2026-12-02'));
    expect(new Date(override?.recurrenceid as Date).getTime()).toBe(starts[2]);
  });

  test('ends on the day of its rule', () => {
    const rule = 'FREQ=DAILY;UNTIL=20261120T155959Z';
    expect(read(write({ series: { rule, leftOut: [] } })).rrule?.all()).toHaveLength(3);
  });
});

describe('[BEY-11] the clocks of the zone', () => {
  test.each(['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'of %s go as they do there, for a program that does not know it',
    (zone) => {
      const rule = 'FREQ=DAILY;COUNT=300';
      const file = {
        method: 'PUBLISH',
        zone,
        events: [{ ...event, series: { rule, leftOut: [] } }],
      } as const;
      const component = new ICAL.Component(ICAL.parse(writeCalendar(file)) as unknown[]);
      const clocks = new ICAL.Timezone({
        component: component.getFirstSubcomponent('vtimezone') ?? '',
        tzid: zone,
      });
      for (let day = 0; day < 600; day += 1) {
        const wall = Date.UTC(2026, 10, 19 + day, 12);
        const time = ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19));
        expect(wall - clocks.utcOffset(time) * 1_000).toBe(fromWallClock(wall, zone));
      }
    },
  );
});

test('[BEY-11] a feed has a name, and says how often to come back', () => {
  const text = writeCalendar({
    method: 'PUBLISH',
    zone: 'Asia/Shanghai',
    events: [],
    name: '林晓, 会议',
    refreshMinutes: 15,
  });
  expect(text).toContain('X-WR-CALNAME;VALUE=TEXT:林晓\\, 会议');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
  expect(readAll(text)).toEqual([]);
});
