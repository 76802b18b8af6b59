/** The clocks of a zone by Intl alone: a judge of the time rules that shares no code with them. */

const msPerDay = 86_400_000;
/** All clocks are changed at whole quarter hours. */
const stepMs = 900_000;

/** Clocks of these are changed at or around midnight, forth and back. */
export const midnightZones = [
  'Africa/Cairo',
  'America/Havana',
  'Asia/Beirut',
  'America/Santiago',
  'America/Nuuk',
  'Atlantic/Azores',
];
/** Clocks of these are changed at other hours, by half an hour, or never. */
export const otherZones = [
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
];

/** One quarter hour of a zone: when it begins, and what the clocks show then. */
export type Quarter = { instant: number; day: string; minutes: number };

function clockOf(zone: string): (instant: number) => Quarter {
  const reading = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => {
    const [day = '', time = ''] = reading.format(instant).split(' ');
    const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
    return { instant, day, minutes: hours * 60 + minutes };
  };
}

const aheadOfUtc = ({ instant, day, minutes }: Quarter) =>
  Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - instant;

/**
 * The quarter hours of five days around each change of the clocks in these years; for a zone without changes
 * those around each New Year.
 */
export function quartersAround(zone: string, years: { first: number; last: number }): Quarter[][] {
  const clock = clockOf(zone);
  const noons: number[] = [];
  for (let noon = Date.UTC(years.first, 0, 1, 12); noon < Date.UTC(years.last + 1, 0); noon += msPerDay)
    noons.push(noon);
  const changes = noons.filter((noon) => aheadOfUtc(clock(noon)) !== aheadOfUtc(clock(noon + msPerDay)));
  const newYears = noons.filter((noon) => new Date(noon).toISOString().slice(5, 10) === '01-01');
  return (changes.length > 0 ? changes : newYears).map((noon) =>
    Array.from({ length: (5 * msPerDay) / stepMs }, (_, index) =>
      clock(noon - 2 * msPerDay + index * stepMs),
    ),
  );
}

/** The first quarter of a day at which its clocks show so many minutes or more, else the first one of the next day. */
export function firstShowing(quarters: readonly Quarter[], day: string, minutes: number): number {
  const first = quarters.find((quarter) => quarter.day === day && quarter.minutes >= minutes);
  const next = quarters.find((quarter) => quarter.day > day);
  return Math.min(first?.instant ?? Number.POSITIVE_INFINITY, next?.instant ?? Number.POSITIVE_INFINITY);
}
