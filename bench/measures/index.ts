import type { Measure } from '../measure';
import { growth } from './growth';
import { tail } from './tail';

/** In the order of the table. */
export const measures: Measure[] = [growth, tail];
