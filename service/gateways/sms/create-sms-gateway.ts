import type { ServiceParts } from '../../kernel/deps';
import { httpSmsGateway } from './http-sms-gateway';
import { outboxSmsGateway } from './outbox-sms-gateway';
import type { SmsGateway } from './sms-gateway';

/** The gateway that configuration names, if it names one. */
export function createSmsGateway(
  parts: Pick<ServiceParts, 'db' | 'clock' | 'config'>,
): SmsGateway | undefined {
  const { sms } = parts.config;
  if (!sms) return undefined;
  return sms.kind === 'http' ? httpSmsGateway(sms) : outboxSmsGateway(parts);
}
