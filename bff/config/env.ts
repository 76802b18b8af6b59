import path from 'node:path';
import { z } from 'zod';
import { analyticsVariables } from '@/lib/settings/analytics-setting';
import { onlineMeetingVariables } from '@/lib/settings/online-meeting-setting';
import { chatVariables } from '@/lib/settings/chat-setting';
import { captchaVariables, checkCaptchaVariables } from '@/lib/settings/captcha-setting';
import { databaseAddress } from '@/lib/settings/database-setting';
import { secretKeys } from '@/lib/settings/secret-keys';
import { checkMailVariables, mailVariables } from '@/lib/settings/notices/mail-setting';
import { smsVariables } from '@/lib/settings/sms-setting';
import { inChinese, settingsFaults } from '@/lib/settings/settings-faults';
import { checkStorageVariables, storageVariables } from '@/lib/settings/storage-setting';
import { wechatVariables } from '@/lib/settings/wechat-setting';
import { checkSsoSettings, ssoSettings } from '@/lib/settings/sso-settings';
import { safeLink } from '@/lib/web/safe-link';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import { deadlines } from '@/lib/domain/limits/limits';
import { pagePatterns } from '@/lib/domain/analytics/page-pattern';
import { configurationText } from '@/lib/text/zh-cn/configuration';
import { isLoopback } from './loopback';

const { secret: secretText, sso: ssoText } = configurationText;

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const on = z
  .enum(['0', '1'])
  .default('1')
  .transform((value) => value === '1');
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((item) => item.trim() || []));
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** An origin as browsers write it, and without a wildcard: it enters policies unchanged. */
const originSchema = z
  .string()
  .refine((text) => /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    error: configurationText.notAnOrigin,
  });
const origins = list.pipe(z.array(originSchema));
const linkTarget = z
  .string()
  .refine((text) => safeLink(text) !== undefined, { error: configurationText.notALink });
/** The numbers that a service calls private and public: two different numbers. */
const visibilityValues = z
  .string()
  .regex(/^\d{1,3},\d{1,3}$/, { error: configurationText.visibilityValues })
  .transform((text) => text.split(',').map(Number) as [number, number])
  .refine(([forPrivate, forPublic]) => forPrivate !== forPublic, {
    error: configurationText.visibilityValues,
  })
  .transform(([forPrivate, forPublic]) => ({ private: forPrivate, public: forPublic }));

const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),

    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_ORIGIN: httpUrl.transform((url) => new URL(url).origin).optional(),
    TRUSTED_PROXIES: list,
    ALLOW_INSECURE_HTTP: flag,
    EMBED_ORIGINS: origins,

    /** Absolute, because the store's process has a working folder of its own. */
    DATA_DIR: z
      .string()
      .default('./.data')
      .transform((folder) => path.resolve(folder)),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_MIGRATE_URL: databaseAddress.optional(),
    /** With the statement after it within the deadline of a call, so that a busy store is said as such (R19, R26). */
    STORE_WAIT_MS: z.coerce.number().int().min(100).max(deadlines.statementMs).default(deadlines.poolWaitMs),
    SEED_DEMO: flag,
    TEST_CLOCK: z.coerce.number().int().optional(),
    ALLOW_TEST_CLOCK: flag,

    SERVICE_URL: httpUrl.optional(),
    SERVICE_URL_AUTH: httpUrl.optional(),
    SERVICE_URL_MEETING: httpUrl.optional(),
    SERVICE_URL_PIVOT: httpUrl.optional(),
    SERVICE_KEY: z.string().min(16).optional(),
    SERVICE_ENVELOPE: flag,
    SERVICE_SECRET: secretKeys.optional(),
    VISIBILITY_VALUES: visibilityValues.default({ ...scopes }),
    RATE_LIMIT_SCALE: z.coerce.number().positive().max(1e6).default(1),

    SESSION_SECRET: secretKeys.optional(),
    SESSION_IDLE_HOURS: z.coerce
      .number()
      .min(1)
      .max(14 * 24)
      .default(7 * 24),
    COMPANY_ENV: on,
    SENSITIVE_WORDS: list,

    LOGIN_MODES: list.pipe(z.array(z.enum(['sms', 'qr', 'password']))),
    DEPLOYMENT: z.enum(['public', 'private']).default('public'),
    PRIVILEGED_PASSWORD: flag,
    PASSWORD_TRANSPORT: z.enum(['encrypted', 'plain']).default('encrypted'),
    PASSWORD_DIGEST: z.enum(['none', 'md5']).default('none'),
    ...captchaVariables,
    ...smsVariables,
    ...mailVariables,
    ...chatVariables,
    DEMO_OUTBOX: flag,
    CAPTCHA_ORIGINS: origins,
    SOCIAL_QR_ORIGINS: origins,
    WORK_CHAT_LOGIN_URL: linkTarget.optional(),
    ...ssoSettings,
    ...wechatVariables,
    SSO_CLIENT_SECRET: z.string().max(512).optional(),
    SSO_SCOPES: z
      .string()
      .default('openid profile')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    SSO_LABEL: z.string().max(16).optional(),
    AGREEMENT_USER_URL: linkTarget.default('/agreement/user'),
    AGREEMENT_PRIVACY_URL: linkTarget.default('/agreement/privacy'),
    AGREEMENT_SERVICE_URL: linkTarget.default('/agreement/service'),

    HELP_DESK_PHONE: z.string().max(32).default('400-000-0000'),
    CHATBOT_COMPANY_IDS: list,
    CHATBOT_ORIGINS: origins,
    CHATBOT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
    CHATBOT_PAGES: list.prefault('/help').pipe(z.array(z.enum(pagePatterns))),
    ...analyticsVariables,
    ...onlineMeetingVariables,
    ...storageVariables,
  })
  .transform((env) => ({ ...env, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}` }))
  .superRefine((env, context) => {
    checkCaptchaVariables(env, context);
    checkStorageVariables(env, context);
    checkMailVariables(env, context);
    const reason = whySecretIsNeeded(env);
    if (!env.SESSION_SECRET && reason) {
      context.addIssue({ code: 'custom', path: ['SESSION_SECRET'], message: secretText.missing(reason) });
    }
    if (env.DATABASE_MIGRATE_URL && !env.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: configurationText.migratesElsewhere,
      });
    checkSsoSettings(env, context);
    if (!env.SSO_SCOPES.includes('openid'))
      context.addIssue({ code: 'custom', path: ['SSO_SCOPES'], message: ssoText.openidMissing });
    if (env.SSO_ISSUER && !isTrusted(env.SSO_ISSUER, env))
      context.addIssue({ code: 'custom', path: ['SSO_ISSUER'], message: ssoText.issuerInClear });
    if (env.ALLOW_INSECURE_HTTP && env.EMBED_ORIGINS.length > 0) {
      context.addIssue({
        code: 'custom',
        path: ['EMBED_ORIGINS'],
        message: configurationText.framesNeedHttps,
      });
    }
    if (env.TEST_CLOCK !== undefined && env.NODE_ENV === 'production' && !env.ALLOW_TEST_CLOCK) {
      context.addIssue({
        code: 'custom',
        path: ['TEST_CLOCK'],
        message: configurationText.testClock,
      });
    }
  });

export type Env = z.output<typeof envSchema>;

/** The embedded default keeps a key in its data folder; a deployment for others has to set one (S04). */
function whySecretIsNeeded(env: { DATABASE_URL?: string; PUBLIC_ORIGIN: string } & Record<string, unknown>) {
  const set = ['DATABASE_URL', ...serviceAddresses].find((name) => env[name]);
  if (set) return secretText.becauseSet(set);
  return isLoopback(new URL(env.PUBLIC_ORIGIN).hostname) ? undefined : secretText.becausePublic;
}

const serviceAddresses = ['SERVICE_URL', 'SERVICE_URL_AUTH', 'SERVICE_URL_MEETING', 'SERVICE_URL_PIVOT'];

/** RFC 9700, section 2.6: the provider's answers must not be read or changed on their way. */
const isTrusted = (issuer: string, { ALLOW_INSECURE_HTTP }: { ALLOW_INSECURE_HTTP: boolean }) =>
  issuer.startsWith('https:') || isLoopback(new URL(issuer).hostname) || ALLOW_INSECURE_HTTP;

/** The environment is invalid; the message names every fault for the operator. */
export class ConfigurationError extends Error {}

/** Parses an environment; an empty value counts as absent. Throws a ConfigurationError. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const input = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(input, inChinese);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(settingsFaults(parsed.error));
}

let current: Env | undefined;

/** The environment of this process, read once. A function, because `next build` loads modules without it. */
export const env = (): Env => (current ??= parseEnv(process.env));
