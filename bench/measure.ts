import type { Figure } from './figure';
import type { Stage } from './stage';

/** One question that the bench answers, a file each in `measures/`. It leaves the stage as it found it. */
export type Measure = { name: string; run(stage: Stage): Promise<Figure[]> };
