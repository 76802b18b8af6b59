import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';
import { httpHeaders } from './http-headers';

/**
 * The webhook of a company's chat. `{text}`, `{path}`, `{name}`, `{mobile}`, `{kind}` and `{id}` stand for their values in its address
 * and body; `{path}` is the notice's page and begins with a slash.
 */
export type ChatSetting = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** A part of good answers, for chats that answer 200 to every request. */
  expect?: string | undefined;
};

/** The part of an environment that chooses it; of the whole product's, and of a service that runs alone. */
export const chatVariables = {
  // As a string, because a placeholder is no part of an address yet.
  CHAT_HTTP_URL: z
    .string()
    .regex(/^https?:\/\/[^/{}]+/, configurationText.notAnAddress)
    .optional(),
  CHAT_HTTP_HEADERS: httpHeaders.default({}),
  CHAT_HTTP_BODY: z.string().default('{"mobile":"{mobile}","text":"{text}","path":"{path}"}'),
  CHAT_HTTP_EXPECT: z.string().optional(),
};
type ChatVariables = z.output<z.ZodObject<typeof chatVariables>>;

export const chatSettingOf = (variables: ChatVariables): ChatSetting | undefined =>
  variables.CHAT_HTTP_URL === undefined
    ? undefined
    : {
        url: variables.CHAT_HTTP_URL,
        headers: variables.CHAT_HTTP_HEADERS,
        body: variables.CHAT_HTTP_BODY,
        expect: variables.CHAT_HTTP_EXPECT,
      };
