import { existsSync } from 'node:fs';

const places = { vdirsyncer: '/usr/bin/vdirsyncer', khal: '/usr/bin/khal' };

/** The calendar programs of the system, where both are there: one subscribes to feeds, the other shows what it has fetched. */
export const calendarPrograms = (): typeof places | undefined =>
  Object.values(places).every((place) => existsSync(place)) ? places : undefined;
