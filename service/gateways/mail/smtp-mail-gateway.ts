import nodemailer from 'nodemailer';
import { mailLimits } from '@/lib/domain/limits/notices/mail-limits';
import type { SmtpSetting } from '@/lib/settings/notices/mail-setting';
import { mailText } from '@/lib/text/zh-cn/notice-mail';
import type { Mail, MailGateway } from './mail-gateway';

/** The reason why a server did not take a mail, without any part of the mail or the answer (S58). */
export class MailNotTakenError extends Error {
  override readonly name = 'MailNotTakenError';
}

type SmtpError = { code?: string; responseCode?: number };

const firstPermanentCode = 500;

/**
 * RFC 5321, section 4.2.1: a 5xx about the receiver or the mail itself stays so. One about the log-in is the operator's fault, not the
 * receiver's.
 */
const isPermanent = ({ code, responseCode = 0 }: SmtpError) =>
  responseCode >= firstPermanentCode && (code === 'EENVELOPE' || code === 'EMESSAGE');

const messageOf = (from: string, { id, to, subject, text, html, calendar, unsubscribeUrl }: Mail) => ({
  // As objects, so that a name is never read as an address or a header (S48).
  from: { name: mailText.sender, address: from },
  to: { name: to.name, address: to.email },
  messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
  subject,
  text,
  html,
  ...(calendar && {
    icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' },
  }),
  headers: {
    // No reply by machines: neither out-of-office notes nor bounces to the organizer.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

/** A company's mail server. Each mail has a connection of its own, so that one that hangs holds up no other. */
export function smtpMailGateway({ host, port, security, user, password, from }: SmtpSetting): MailGateway {
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: mailLimits.connectMs,
    greetingTimeout: mailLimits.greetingMs,
    socketTimeout: mailLimits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await withinTotal(transport.sendMail(messageOf(from, mail)));
        return 'sent';
      } catch (error) {
        const { code = '', responseCode } = error as SmtpError;
        if (isPermanent(error as SmtpError)) return 'refused';
        throw new MailNotTakenError([code, responseCode].join(' ').trim());
      }
    },
  };
}

/** A server that answers a byte now and then is given up as one that answers nothing. */
function withinTotal<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), mailLimits.totalMs);
  });
  sending.catch(() => undefined);
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
