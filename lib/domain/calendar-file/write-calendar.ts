import ICAL from 'ical.js';
import { msPerDay } from '@/lib/time/day';
import { wallClock } from '@/lib/time/wall-clock';
import type { CalendarAttendee, CalendarEvent, CalendarFile, CalendarPerson } from './calendar-event';
import { calendarZone, type JCalComponent, type JCalProperty, wallText } from './calendar-zone';

// A line has at most 75 octets (RFC 5545, section 3.1); the library leaves out the space that begins the next one.
ICAL.foldLength = 74;

const product = '-//meeting-rooms//meeting-rooms//ZH';

/** Neither TEXT nor a parameter may hold control characters, and nothing that a person typed begins a line of the file (S48). */
const withoutControls = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');

/** A name within quotes; a quote of its own has no spelling that all programs read. */
const nameOf = (name: string) =>
  withoutControls(name)
    .replace(/[\n\t]+/g, ' ')
    .replaceAll('"', '”');

const text = (name: string, value: string): JCalProperty => [name, {}, 'text', withoutControls(value)];

const optional = (name: string, value: string | undefined): JCalProperty[] =>
  value === undefined || value === '' ? [] : [text(name, value)];

const utc = (name: string, instant: number): JCalProperty => [
  name,
  {},
  'date-time',
  `${wallText(Math.floor(instant / 1_000) * 1_000)}Z`,
];

const local = (name: string, instants: readonly number[], zone: string): JCalProperty => [
  name,
  { tzid: zone },
  'date-time',
  ...instants.map((instant) => wallText(wallClock(instant, zone))),
];

const address = ({ email }: CalendarPerson) => `mailto:${withoutControls(email).replace(/\s/g, '')}`;

const attendee = (person: CalendarAttendee): JCalProperty => [
  'attendee',
  {
    cn: nameOf(person.name),
    role: 'REQ-PARTICIPANT',
    partstat: person.answer,
    ...(person.isAwaited && { rsvp: 'TRUE' }),
  },
  'cal-address',
  address(person),
];

function recurrence({ recursAt, series }: CalendarEvent, zone: string): JCalProperty[] {
  if (recursAt !== undefined) return [local('recurrence-id', [recursAt], zone)];
  if (series === undefined) return [];
  const rule: JCalProperty = ['rrule', {}, 'recur', ICAL.Recur.fromString(series.rule).toJSON()];
  return series.leftOut.length > 0 ? [rule, local('exdate', series.leftOut, zone)] : [rule];
}

const eventOf = (event: CalendarEvent, zone: string): JCalComponent => [
  'vevent',
  [
    text('uid', event.uid),
    utc('dtstamp', event.stampedAt),
    ['sequence', {}, 'integer', event.sequence],
    local('dtstart', [event.beginTime], zone),
    local('dtend', [event.endTime], zone),
    ...recurrence(event, zone),
    text('summary', event.subject),
    ...optional('location', event.place),
    ...optional('description', event.description),
    ...(event.url === undefined ? [] : [['url', {}, 'uri', event.url] satisfies JCalProperty]),
    text('status', event.status),
    ['class', {}, 'text', event.isPrivate ? 'PRIVATE' : 'PUBLIC'],
    text('transp', event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'),
    ...(event.organizer
      ? [
          [
            'organizer',
            { cn: nameOf(event.organizer.name) },
            'cal-address',
            address(event.organizer),
          ] satisfies JCalProperty,
        ]
      : []),
    ...(event.attendees ?? []).map(attendee),
  ],
  [],
];

/** The time that the events of a file reach over; a rule goes on for two years at most. */
function rangeOf(events: readonly CalendarEvent[]) {
  const longestSeriesMs = 2 * 366 * msPerDay;
  const begins = events.flatMap(({ beginTime, recursAt }) => [beginTime, recursAt ?? beginTime]);
  const ends = events.map(({ endTime, series }) => endTime + (series ? longestSeriesMs : 0));
  return { from: Math.min(...begins) - msPerDay, to: Math.max(...ends) + msPerDay };
}

/**
 * A calendar file (RFC 5545) that other programs read or take as an invitation.
 *
 * @example
 * writeCalendar({ method: 'PUBLISH', zone: 'Asia/Shanghai', events: [] }) //=> 'BEGIN:VCALENDAR\r\n…'
 */
export function writeCalendar({ method, zone, events, name, refreshMinutes }: CalendarFile): string {
  const head: JCalProperty[] = [
    text('version', '2.0'),
    text('prodid', product),
    text('calscale', 'GREGORIAN'),
    text('method', method),
    ...(name === undefined ? [] : [text('name', name), text('x-wr-calname', name)]),
    ...(refreshMinutes === undefined
      ? []
      : [
          ['refresh-interval', {}, 'duration', `PT${refreshMinutes}M`] satisfies JCalProperty,
          ['x-published-ttl', {}, 'duration', `PT${refreshMinutes}M`] satisfies JCalProperty,
        ]),
  ];
  const zones = events.length > 0 ? [calendarZone(zone, rangeOf(events))] : [];
  const file: JCalComponent = ['vcalendar', head, [...zones, ...events.map((event) => eventOf(event, zone))]];
  return ICAL.stringify(file);
}
