import { z } from 'zod';
import { readSessionSecret } from './session-secret';

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
const linkTarget = z
  .string()
  .regex(/^(\/(?![/\\])|https?:\/\/)/, 'is neither a path of this site nor an http address');
const sessionSecret = z.string().transform((text, context) => {
  const read = readSessionSecret(text);
  if ('keys' in read) return read.keys;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
});

const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),

    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_ORIGIN: httpUrl.transform((url) => new URL(url).origin).optional(),
    TRUSTED_PROXIES: list,
    ALLOW_INSECURE_HTTP: flag,

    DATA_DIR: z.string().default('./.data'),
    DATABASE_URL: z.string().optional(),
    DATABASE_MIGRATE_URL: z.string().optional(),
    SEED_DEMO: flag,
    TEST_CLOCK: z.coerce.number().int().optional(),
    ALLOW_TEST_CLOCK: flag,

    SERVICE_URL: httpUrl.optional(),
    SERVICE_URL_AUTH: httpUrl.optional(),
    SERVICE_URL_MEETING: httpUrl.optional(),
    SERVICE_URL_PIVOT: httpUrl.optional(),
    SERVICE_KEY: z.string().min(16).optional(),
    SERVICE_ENVELOPE: flag,

    SESSION_SECRET: sessionSecret.optional(),
    COMPANY_ENV: on,
    SENSITIVE_WORDS: list,

    LOGIN_MODES: list.pipe(z.array(z.enum(['sms', 'qr', 'password']))),
    PRIVATE_VARIANT: flag,
    PRIVILEGED_PASSWORD: flag,
    PASSWORD_TRANSPORT: z.enum(['encrypted', 'plain']).default('encrypted'),
    PASSWORD_DIGEST: z.enum(['none', 'md5']).default('none'),
    AGREEMENT_USER_URL: linkTarget.default('/agreement/user'),
    AGREEMENT_PRIVACY_URL: linkTarget.default('/agreement/privacy'),
    AGREEMENT_SERVICE_URL: linkTarget.default('/agreement/service'),

    HELP_DESK_PHONE: z.string().max(32).default('400-000-0000'),
    CHATBOT_COMPANY_IDS: list,
    ANALYTICS: on,
  })
  .transform((env) => ({ ...env, PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}` }))
  .superRefine((env, context) => {
    const reason = whySecretIsNeeded(env);
    if (!env.SESSION_SECRET && reason) {
      context.addIssue({ code: 'custom', path: ['SESSION_SECRET'], message: `is missing, and ${reason}` });
    }
    if (env.TEST_CLOCK !== undefined && env.NODE_ENV === 'production' && !env.ALLOW_TEST_CLOCK) {
      context.addIssue({
        code: 'custom',
        path: ['TEST_CLOCK'],
        message: 'is for tests, which set ALLOW_TEST_CLOCK=1',
      });
    }
  });

export type Env = z.output<typeof envSchema>;

/** The embedded default keeps a key in its data folder; whoever serves others has to bring one (S04). */
function whySecretIsNeeded(env: { DATABASE_URL?: string; PUBLIC_ORIGIN: string } & Record<string, unknown>) {
  const set = ['DATABASE_URL', ...serviceAddresses].find((name) => env[name]);
  if (set) return `${set} is set`;
  return isLoopback(env.PUBLIC_ORIGIN) ? undefined : 'PUBLIC_ORIGIN is not this machine';
}

const serviceAddresses = ['SERVICE_URL', 'SERVICE_URL_AUTH', 'SERVICE_URL_MEETING', 'SERVICE_URL_PIVOT'];

const isLoopback = (origin: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

/** The environment does not fit; the message names every fault for the person who starts the process. */
export class ConfigurationError extends Error {}

/** Parses an environment; an empty value counts as absent. Throws a ConfigurationError. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigurationError(`The configuration is not usable:\n${faults.join('\n')}`);
}

let current: Env | undefined;

/** The environment of this process, read once. A function, because `next build` loads modules without it. */
export const env = (): Env => (current ??= parseEnv(process.env));
