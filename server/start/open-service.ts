import type { Env } from '@/bff/config/env';
import { mailSetting } from '@/bff/config/mail';
import { smsSetting } from '@/bff/config/sms';
import { analyticsSettingOf } from '@/lib/settings/analytics-setting';
import { onlineMeetingSettingOf } from '@/lib/settings/online-meeting-setting';
import { chatSettingOf } from '@/lib/settings/chat-setting';
import { captchaSettingOf } from '@/lib/settings/captcha-setting';
import { storageSettingOf } from '@/lib/settings/storage-setting';
import { wechatSettingOf } from '@/lib/settings/wechat-setting';
import { ssoConfig } from '@/lib/settings/sso-settings';
import { systemClock } from '@/lib/time/clock';
import { announceBy } from '@/service/operations/admin/announce';
import { type RunningBackups, startBackups } from '@/service/operations/backup';
import { openEmbeddedStore } from '@/service/db/embedded';
import { embeddedKey } from './embedded-key';
import { seedDemo } from '@/service/operations/seed';
import type { Logger } from '@/service/kernel/logger';
import { type RunningService, startService } from '@/service/start-service';

/** The reservation service inside this process, on the embedded store or on `DATABASE_URL`. */
export async function openService({ env, logger }: { env: Env; logger: Logger }): Promise<RunningService> {
  const store = env.DATABASE_URL ? undefined : await openEmbeddedStore({ dataDir: env.DATA_DIR, logger });
  const ownKey = store && !env.SERVICE_SECRET ? [await embeddedKey(env.DATA_DIR, 'service')] : undefined;
  const storage = storageSettingOf(env, env.DATA_DIR);
  let backups: RunningBackups | undefined;
  const service = startService({
    address: store?.connection ?? { connectionString: env.DATABASE_URL ?? '' },
    poolWaitMs: env.STORE_WAIT_MS,
    ...(env.DATABASE_MIGRATE_URL && { migrateAddress: { connectionString: env.DATABASE_MIGRATE_URL } }),
    ...((store || env.SEED_DEMO) && { seed: seedDemo }),
    ...(store && {
      onPrepared: ({ connection, changes, failures }) => {
        const announce = announceBy(changes);
        const open = { dataDir: env.DATA_DIR, store, connection, clock: systemClock, announce, storage };
        backups = startBackups(open, { logger, failures });
      },
    }),
    clock: systemClock,
    logger,
    config: {
      plainPasswordLogin: env.PASSWORD_TRANSPORT === 'plain',
      privateDeployment: env.DEPLOYMENT === 'private',
      privilegedPassword: env.PRIVILEGED_PASSWORD,
      captcha: captchaSettingOf(env),
      sms: smsSetting(env),
      mail: mailSetting(env),
      sensitiveWords: env.SENSITIVE_WORDS,
      sso: ssoConfig(env),
      wechat: wechatSettingOf(env),
      embedded: true,
      rateLimitScale: env.RATE_LIMIT_SCALE,
      analytics: analyticsSettingOf(env),
      chat: chatSettingOf(env),
      onlineMeetings: onlineMeetingSettingOf(env),
      storage,
      publicOrigin: env.PUBLIC_ORIGIN,
      secrets: env.SERVICE_SECRET ?? ownKey ?? env.SESSION_SECRET ?? [],
    },
  });
  return {
    ...service,
    async close() {
      await backups?.close();
      await service.close();
      await store?.close();
    },
  };
}
