import { z } from 'zod';
import { httpHeaders } from './http-headers';

/** How an online meeting gets its link: from a template, or by a provider over HTTP (MEET-08); `none` where there is no provider. */
export type OnlineMeetingSetting =
  { kind: 'none' } | { kind: 'template'; template: string } | HttpOnlineMeetingSetting;

export type HttpOnlineMeetingSetting = {
  kind: 'http';
  url: string;
  headers: Readonly<Record<string, string>>;
};

const webAddress = z.url({ protocol: /^https?$/ });

/** The part of an environment that chooses it; of the whole product's, and of a service that runs alone. */
export const onlineMeetingVariables = {
  ONLINE_MEETINGS: z.enum(['0', '1']).default('1'),
  ONLINE_MEETING_URL_TEMPLATE: webAddress.default('https://meet.example.com/{meetingNo}'),
  ONLINE_MEETING_HTTP_URL: webAddress.optional(),
  ONLINE_MEETING_HTTP_HEADERS: httpHeaders.default({}),
};
type OnlineMeetingVariables = z.output<z.ZodObject<typeof onlineMeetingVariables>>;

export function onlineMeetingSettingOf(variables: OnlineMeetingVariables): OnlineMeetingSetting {
  if (variables.ONLINE_MEETINGS === '0') return { kind: 'none' };
  const { ONLINE_MEETING_HTTP_URL: url, ONLINE_MEETING_HTTP_HEADERS: headers } = variables;
  return url === undefined
    ? { kind: 'template', template: variables.ONLINE_MEETING_URL_TEMPLATE }
    : { kind: 'http', url, headers };
}
