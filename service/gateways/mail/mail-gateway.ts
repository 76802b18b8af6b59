import type { CalendarMethod } from '@/lib/domain/calendar-file/calendar-event';

export type Mail = {
  /** Names the mail in every try, so that a receiver can drop the second of two. */
  id: string;
  to: { name: string; email: string };
  subject: string;
  text: string;
  html: string;
  /** A calendar file that mail programs offer to take over. */
  calendar?: { method: CalendarMethod; text: string } | undefined;
  /** Where its receiver stops this kind of mail with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
};

/**
 * Passes a mail on. `refused`: the server will never take it for this receiver. Rejects where another try may help; a mail may have
 * left all the same where the server died before its answer.
 */
export type MailGateway = { send(mail: Mail): Promise<'sent' | 'refused'> };
