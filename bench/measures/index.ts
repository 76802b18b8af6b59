import type { Measure } from '../measure';
import { booking } from './booking';
import { changeDay } from './change-day';
import { dayJson } from './day-json';
import { firstLoad } from './first-load';
import { growth } from './growth';
import { lighthouse } from './lighthouse';
import { oneSlot } from './one-slot';
import { pages } from './pages';
import { busyTimes } from './people/busy-times';
import { fairness } from './people/fairness';
import { findTime } from './people/find-time';
import { reminders } from './reminders';
import { roomSearch } from './lists/room-search';
import { series } from './series/series';
import { tail } from './tail';

/** In the order of the table. */
export const measures: Measure[] = [
  oneSlot,
  booking,
  series,
  reminders,
  dayJson,
  changeDay,
  growth,
  roomSearch,
  tail,
  fairness,
  findTime,
  busyTimes,
  pages,
  firstLoad,
  lighthouse,
];
