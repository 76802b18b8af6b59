import { randomInt } from 'node:crypto';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import type { OnlineMeetingGateway } from './online-meeting-gateway';

const digits = presenceLimits.onlinePasswordDigits;

/** Links from a template, for a provider whose rooms exist by name; `{meetingNo}` is the meeting's number. */
export const templateOnlineMeetings = (template: string): OnlineMeetingGateway => ({
  create: ({ meetingNo }) =>
    Promise.resolve({
      url: template.replaceAll('{meetingNo}', encodeURIComponent(meetingNo)),
      password: String(randomInt(10 ** digits)).padStart(digits, '0'),
    }),
});
