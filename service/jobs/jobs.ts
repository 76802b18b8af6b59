import type { Logger } from 'pino';
import { expireRequests } from '../approval/jobs/expire-requests';
import { sweepContents } from '../file/jobs/sweep-contents';
import { sweepUploads } from '../file/jobs/sweep-uploads';
import { createOnlineMeetingGateway } from '../gateways/online-meeting/create-online-meeting-gateway';
import type { FileStorage } from '../gateways/storage/file-storage';
import type { Job } from '../kernel/commands/job';
import type { ServiceConfig } from '../kernel/config';
import { makeOnlineMeetings } from '../online-meeting/jobs/make-online-meetings';
import { outsideChannelsOf } from '../notice/channels/create-channels';
import type { Channel } from '../notice/channels/notice-channel';
import { tellFailures } from '../notice/devices/tell-failures';
import { deliverNotices } from '../notice/jobs/deliver-notices';
import { listNotices } from '../notice/jobs/list-notices';
import { noticeChanges } from '../notice/jobs/notice-changes';
import { remindOfMeetings } from '../notice/jobs/remind-of-meetings';
import { remindUnanswered } from '../notice/unanswered/remind-unanswered';
import { announceEnd } from '../presence/jobs/announce-end';
import { finishUnused } from '../presence/jobs/finish-unused';

/** Everything that the clock does in the store, noun by noun. */
export const jobs: readonly Job[] = [expireRequests, announceEnd, finishUnused, sweepUploads];

/** Jobs that call other systems have a runner of their own, so that one that does not answer delays nothing else. */
export const outsideJobs = ({ onlineMeetings }: ServiceConfig, storage: FileStorage): readonly Job[] => [
  makeOnlineMeetings(createOnlineMeetingGateway(onlineMeetings)),
  sweepContents(storage),
];

/** Jobs on notices within the store, which look for work after each change: what one of them writes the next one finds. */
export function noticeJobs(config: ServiceConfig, logger: Logger): readonly Job[] {
  const channels = outsideChannelsOf(config);
  return [noticeChanges({ channels, logger }), listNotices(channels)];
}

/** A runner of its own as well: ten thousand may be due at one instant. */
export const reminderJobs: readonly Job[] = [remindOfMeetings, remindUnanswered, tellFailures];

/** One for each channel, with a runner of its own. */
export const deliveryJobs = (channels: readonly Channel[], logger: Logger): Job[] =>
  channels.map((channel) => deliverNotices({ channel, logger }));
