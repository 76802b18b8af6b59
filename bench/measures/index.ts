import type { Measure } from '../measure';
import { booking } from './booking';
import { growth } from './growth';
import { lighthouse } from './lighthouse';
import { oneSlot } from './one-slot';
import { pages } from './pages';
import { tail } from './tail';

/** In the order of the table. */
export const measures: Measure[] = [oneSlot, booking, growth, tail, pages, lighthouse];
