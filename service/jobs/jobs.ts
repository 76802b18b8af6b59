import { expireRequests } from '../approval/jobs/expire-requests';
import { sweepContents } from '../file/jobs/sweep-contents';
import { sweepUploads } from '../file/jobs/sweep-uploads';
import type { FileStorage } from '../gateways/storage/file-storage';
import type { Job } from '../kernel/commands/job';

/** Everything that the clock does, noun by noun. */
export const jobs: readonly Job[] = [expireRequests];

/** The same for files, which need their storage. */
export const fileJobs = (storage: FileStorage): readonly Job[] => [sweepUploads, sweepContents(storage)];
