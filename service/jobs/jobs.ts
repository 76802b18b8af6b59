import { expireRequests } from '../approval/jobs/expire-requests';
import { announceEnd } from '../presence/jobs/announce-end';
import { finishUnused } from '../presence/jobs/finish-unused';
import type { ServiceConfig } from '../kernel/config';
import { createOnlineMeetingGateway } from '../gateways/online-meeting/create-online-meeting-gateway';
import { makeOnlineMeetings } from '../online-meeting/jobs/make-online-meetings';
import type { Job } from '../kernel/commands/job';

/** Everything that the clock does in the store, noun by noun. */
export const jobs: readonly Job[] = [expireRequests, announceEnd, finishUnused];

/** What calls other systems has a runner of its own, so that one that does not answer delays nothing else. */
export const outsideJobs = ({ onlineMeetings }: ServiceConfig): readonly Job[] => [
  makeOnlineMeetings(createOnlineMeetingGateway(onlineMeetings)),
];
