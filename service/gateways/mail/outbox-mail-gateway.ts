import { mailLimits } from '@/lib/domain/limits/notices/mail-limits';
import type { ServiceParts } from '../../kernel/deps';
import { storeOutgoingMessage } from '../outbox/store-outgoing-message';
import type { MailGateway } from './mail-gateway';

/** The demo's gateway: stores the mails that would be sent, for the outbox page. */
export const outboxMailGateway = ({ db, clock }: Pick<ServiceParts, 'db' | 'clock'>): MailGateway => ({
  async send({ to, subject, text, calendar }) {
    const message = {
      channel: 'mail',
      recipient: to.email,
      subject,
      body: text,
      calendar: calendar?.text ?? null,
      code: null,
      created_at: new Date(clock.now()),
    };
    await storeOutgoingMessage(db, message, mailLimits.storedMails);
    return 'sent';
  },
});
