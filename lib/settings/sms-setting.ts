import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';
import { httpHeaders } from './http-headers';

/** A company's gateway. `{mobile}`, `{code}` and `{minutes}` stand for their values in its address and body. */
export type HttpSmsSetting = {
  kind: 'http';
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body: string;
  /** A pattern of good answers, for gateways that answer 200 to every request. */
  expect?: string;
};

/** How codes reach phones: into the demo's outbox, or through a gateway. */
export type SmsSetting = { kind: 'outbox' } | HttpSmsSetting;

/** The part of an environment that chooses it; of the whole product's, and of a service that runs alone. */
export const smsVariables = {
  // As a string, because a placeholder is no part of an address yet.
  SMS_HTTP_URL: z
    .string()
    .regex(/^https?:\/\/[^/{}]+/, configurationText.notAnAddress)
    .optional(),
  SMS_HTTP_METHOD: z.enum(['GET', 'POST', 'PUT']).default('POST'),
  SMS_HTTP_BODY: z.string().default('{"mobile":"{mobile}","code":"{code}","minutes":{minutes}}'),
  SMS_HTTP_HEADERS: httpHeaders.default({}),
  SMS_HTTP_EXPECT: z.string().optional(),
};
type SmsVariables = z.output<z.ZodObject<typeof smsVariables>>;

export const smsSettingOf = (variables: SmsVariables): HttpSmsSetting | undefined =>
  variables.SMS_HTTP_URL === undefined
    ? undefined
    : {
        kind: 'http',
        url: variables.SMS_HTTP_URL,
        method: variables.SMS_HTTP_METHOD,
        headers: variables.SMS_HTTP_HEADERS,
        body: variables.SMS_HTTP_BODY,
        expect: variables.SMS_HTTP_EXPECT,
      };
