import { expireRequests } from '../approval/jobs/expire-requests';
import { announceEnd } from '../presence/jobs/announce-end';
import { finishUnused } from '../presence/jobs/finish-unused';
import type { Job } from '../kernel/commands/job';

/** Everything that the clock does, noun by noun. */
export const jobs: readonly Job[] = [expireRequests, announceEnd, finishUnused];
