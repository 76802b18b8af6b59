import type { Figure } from './figure';
import type { Stage } from './stage';

/** One question that the bench answers, a file each in `measures/`. What it starts on the stage is ended after it, what else it opens it closes. */
export type Measure = { name: string; run(stage: Stage): Promise<Figure[]> };
