import type { ServiceParts } from '../../kernel/deps';
import type { MailGateway } from './mail-gateway';
import { outboxMailGateway } from './outbox-mail-gateway';
import { smtpMailGateway } from './smtp-mail-gateway';

/** The gateway that configuration names, if it names one. */
export function createMailGateway(
  parts: Pick<ServiceParts, 'db' | 'clock' | 'config'>,
): MailGateway | undefined {
  const { mail } = parts.config;
  if (!mail) return undefined;
  return mail.kind === 'smtp' ? smtpMailGateway(mail) : outboxMailGateway(parts);
}
