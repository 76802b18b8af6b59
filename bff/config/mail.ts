import { type MailSetting, mailSettingOf } from '@/lib/settings/notices/mail-setting';
import type { Env } from './env';
import { hasDemoOutbox } from './sms';

/** The mail server of our own service. Without one only the demo with an outbox has mail, which goes there. */
export const mailSetting = (env: Env): MailSetting | undefined =>
  mailSettingOf(env) ?? (hasDemoOutbox(env) ? { kind: 'outbox' } : undefined);
