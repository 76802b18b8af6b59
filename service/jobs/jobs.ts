import { expireRequests } from '../approval/jobs/expire-requests';
import type { Job } from '../kernel/commands/job';

/** Everything that the clock does, noun by noun. */
export const jobs: readonly Job[] = [expireRequests];
