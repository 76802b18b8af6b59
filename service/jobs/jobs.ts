import { expireRequests } from '../approval/jobs/expire-requests';
import { sweepContents } from '../file/jobs/sweep-contents';
import { sweepUploads } from '../file/jobs/sweep-uploads';
import { createOnlineMeetingGateway } from '../gateways/online-meeting/create-online-meeting-gateway';
import type { FileStorage } from '../gateways/storage/file-storage';
import type { Job } from '../kernel/commands/job';
import type { ServiceConfig } from '../kernel/config';
import { makeOnlineMeetings } from '../online-meeting/jobs/make-online-meetings';
import { announceEnd } from '../presence/jobs/announce-end';
import { finishUnused } from '../presence/jobs/finish-unused';

/** Everything that the clock does in the store, noun by noun. */
export const jobs: readonly Job[] = [expireRequests, announceEnd, finishUnused, sweepUploads];

/** What calls other systems has a runner of its own, so that one that does not answer delays nothing else. */
export const outsideJobs = ({ onlineMeetings }: ServiceConfig, storage: FileStorage): readonly Job[] => [
  makeOnlineMeetings(createOnlineMeetingGateway(onlineMeetings)),
  sweepContents(storage),
];
