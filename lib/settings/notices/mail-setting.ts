import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';
import { isEmail } from '@/lib/domain/guest/guests';

/** A company's mail server. */
export type SmtpSetting = {
  kind: 'smtp';
  host: string;
  port: number;
  /** `tls` from the first byte on, `starttls` before the log-in or not at all, `none` in the clear. */
  security: 'tls' | 'starttls' | 'none';
  user?: string | undefined;
  password?: string | undefined;
  /** The address of the sender. */
  from: string;
};

/** How mail leaves: into the demo's outbox, or through a server. */
export type MailSetting = { kind: 'outbox' } | SmtpSetting;

/** The part of an environment that chooses it; of the whole product's, and of a service that runs alone. */
export const mailVariables = {
  MAIL_SMTP_HOST: z.string().optional(),
  MAIL_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  MAIL_SMTP_SECURITY: z.enum(['tls', 'starttls', 'none']).default('starttls'),
  MAIL_SMTP_USER: z.string().optional(),
  MAIL_SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z.string().refine(isEmail, configurationText.notAMailAddress).optional(),
};
type MailVariables = z.output<z.ZodObject<typeof mailVariables>>;

/** A server without a sender, or a user without a password, is a fault of the settings. */
export function checkMailVariables(variables: MailVariables, context: z.RefinementCtx): void {
  const issue = (name: keyof MailVariables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (variables.MAIL_SMTP_HOST !== undefined && variables.MAIL_FROM === undefined)
    issue('MAIL_FROM', configurationText.mailSenderMissing);
  if (variables.MAIL_SMTP_USER !== undefined && variables.MAIL_SMTP_PASSWORD === undefined)
    issue('MAIL_SMTP_PASSWORD', configurationText.mailPasswordMissing);
}

export const mailSettingOf = (variables: MailVariables): SmtpSetting | undefined =>
  variables.MAIL_SMTP_HOST === undefined
    ? undefined
    : {
        kind: 'smtp',
        host: variables.MAIL_SMTP_HOST,
        port: variables.MAIL_SMTP_PORT,
        security: variables.MAIL_SMTP_SECURITY,
        user: variables.MAIL_SMTP_USER,
        password: variables.MAIL_SMTP_PASSWORD,
        from: variables.MAIL_FROM ?? '',
      };
