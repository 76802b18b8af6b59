import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import {
  type AnalyticsSetting,
  analyticsSettingOf,
  analyticsVariables,
} from '@/lib/settings/analytics-setting';
import {
  captchaSettingOf,
  captchaVariables,
  checkCaptchaVariables,
  type CaptchaSetting,
} from '@/lib/settings/captcha-setting';
import { type ChatSetting, chatSettingOf, chatVariables } from '@/lib/settings/chat-setting';
import { databaseAddress } from '@/lib/settings/database-setting';
import {
  type OnlineMeetingSetting,
  onlineMeetingSettingOf,
  onlineMeetingVariables,
} from '@/lib/settings/online-meeting-setting';
import {
  checkMailVariables,
  type MailSetting,
  mailSettingOf,
  mailVariables,
} from '@/lib/settings/notices/mail-setting';
import { secretKeys } from '@/lib/settings/secret-keys';
import { smsSettingOf, smsVariables, type SmsSetting } from '@/lib/settings/sms-setting';
import { inChinese, settingsFaults } from '@/lib/settings/settings-faults';
import {
  checkStorageVariables,
  type StorageSetting,
  storageSettingOf,
  storageVariables,
} from '@/lib/settings/storage-setting';
import { type WechatSetting, wechatSettingOf, wechatVariables } from '@/lib/settings/wechat-setting';
import { type SsoConfig, checkSsoSettings, ssoConfig, ssoSettings } from '@/lib/settings/sso-settings';

/** The settings that the service leaves to its operator. */
export type ServiceConfig = {
  /** Also accept passwords that are not encrypted by the client (`token/password`). */
  plainPasswordLogin: boolean;
  /** A company's own installation: accounts register by password on first use, and nothing goes by SMS (AUTH-17). */
  privateDeployment: boolean;
  /** Log-ins by password ask for the second one as well (AUTH-13). */
  privilegedPassword: boolean;
  /** The provider that draws and judges sliding captchas. */
  captcha: CaptchaSetting;
  /** Words that a subject, a place or a department may not contain (BOOK-07). */
  sensitiveWords: readonly string[];
  /** Only the BFF in this process calls, so what it says of a browser is so. */
  embedded: boolean;
  /** The secret that a BFF in another process sends to be trusted in the same way. */
  serviceKey?: string;
  /** Multiplies the limits of one address and of all callers together; the limits of one number or account stay as they are. */
  rateLimitScale: number;
  /** How codes reach phones; without it none is sent. */
  sms?: SmsSetting;
  /** How mail leaves; without it none is sent. */
  mail?: MailSetting | undefined;
  /** The webhook of the chat that notices go to; without it none do. */
  chat?: ChatSetting | undefined;
  /** The OpenID provider whose identities count (AUTH-08). */
  sso?: SsoConfig | undefined;
  /** The social chat app's log-in (AUTH-06). */
  wechat?: WechatSetting | undefined;
  /** The product as browsers reach it, for links in mail and calendars. */
  publicOrigin: string;
  /** The keys of share links: the first makes them, all open them. Without any nothing can be shared (S47). */
  secrets: readonly string[];
  /** The way of page views (CFG-03). */
  analytics: AnalyticsSetting;
  /** The provider of online meetings (MEET-08). */
  onlineMeetings: OnlineMeetingSetting;
  /** The place of uploaded files. */
  storage: StorageSetting;
};

/** Every switch off, nothing configured. */
export const plainConfig: ServiceConfig = {
  plainPasswordLogin: false,
  privateDeployment: false,
  privilegedPassword: false,
  captcha: { provider: 'embedded' },
  sensitiveWords: [],
  embedded: false,
  rateLimitScale: 1,
  analytics: { kind: 'store' },
  onlineMeetings: { kind: 'template', template: 'https://meet.example.com/{meetingNo}' },
  publicOrigin: 'http://localhost:3000',
  storage: { kind: 'disk', folder: path.join(tmpdir(), 'meeting-rooms-uploads') },
  secrets: [],
};

const environmentSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3_001),
    DATABASE_URL: databaseAddress,
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .default('http://localhost:3000'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    PASSWORD_TRANSPORT: z.enum(['encrypted', 'plain']).default('encrypted'),
    DEPLOYMENT: z.enum(['public', 'private']).default('public'),
    PRIVILEGED_PASSWORD: z.enum(['0', '1']).default('0'),
    SERVICE_KEY: z.string().min(16).optional(),
    SERVICE_SECRET: secretKeys.optional(),
    RATE_LIMIT_SCALE: z.coerce.number().positive().max(1e6).default(1),
    ...captchaVariables,
    ...smsVariables,
    ...mailVariables,
    ...chatVariables,
    ...ssoSettings,
    ...wechatVariables,
    ...analyticsVariables,
    ...onlineMeetingVariables,
    ...storageVariables,
    /** Absolute, because the store's process has a working folder of its own. */
    DATA_DIR: z
      .string()
      .default('./.data')
      .transform((folder) => path.resolve(folder)),
    /** Comma-separated. */
    SENSITIVE_WORDS: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter((word) => word.trim() !== '')),
  })
  .superRefine(checkCaptchaVariables)
  .superRefine(checkMailVariables)
  .superRefine(checkSsoSettings)
  .superRefine(checkStorageVariables);

export type StandaloneConfig = {
  host: string;
  port: number;
  databaseUrl: string;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  service: ServiceConfig;
};

/** The environment of a service that runs alone; an empty value counts as absent. Throws with every fault named. */
export function readStandaloneConfig(environment: NodeJS.ProcessEnv = process.env): StandaloneConfig {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present, inChinese);
  if (!parsed.success) throw new Error(settingsFaults(parsed.error));
  const { HOST, PORT, DATABASE_URL, LOG_LEVEL, ...switches } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    service: {
      plainPasswordLogin: switches.PASSWORD_TRANSPORT === 'plain',
      privateDeployment: switches.DEPLOYMENT === 'private',
      privilegedPassword: switches.PRIVILEGED_PASSWORD === '1',
      captcha: captchaSettingOf(switches),
      sms: smsSettingOf(switches),
      mail: mailSettingOf(switches),
      chat: chatSettingOf(switches),
      sensitiveWords: switches.SENSITIVE_WORDS,
      sso: ssoConfig(switches),
      wechat: wechatSettingOf(switches),
      embedded: false,
      serviceKey: switches.SERVICE_KEY,
      rateLimitScale: switches.RATE_LIMIT_SCALE,
      analytics: analyticsSettingOf(switches),
      onlineMeetings: onlineMeetingSettingOf(switches),
      storage: storageSettingOf(switches, switches.DATA_DIR),
      publicOrigin: switches.PUBLIC_ORIGIN,
      secrets: switches.SERVICE_SECRET ?? [],
    },
  };
}
