type Parse = (text: string) => unknown;

/** Object ids of PostgreSQL's types, see pg_type.dat. */
const oids = { int8: 20, date: 1082, timestamptz: 1184 } as const;

// 2026-11-18 10:07:00.123456+05:45: an offset may be hours only, a fraction may have one to six digits.
const timestampPattern = /^(\d{4,}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?([+-]\d{2})(?::?(\d{2}))?/;

function epochMilliseconds(text: string): number {
  const [, day, time, fraction = '', hours, minutes = '00'] = timestampPattern.exec(text) ?? [];
  return Date.parse(`${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}${hours}:${minutes}`);
}

/** How values leave the database: instants as epoch milliseconds, dates as written, counts as numbers. */
export const typeParsers: Record<number, Parse> = {
  [oids.int8]: Number,
  [oids.date]: (text) => text,
  [oids.timestamptz]: epochMilliseconds,
};
