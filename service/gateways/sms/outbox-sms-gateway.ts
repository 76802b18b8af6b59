import { keptOutgoingMessages } from '@/lib/domain/limits/way-in-limits';
import { smsText } from '@/lib/text/zh-cn/service';
import type { ServiceParts } from '../../kernel/deps';
import { storeOutgoingMessage } from '../outbox/store-outgoing-message';
import type { SmsGateway } from './sms-gateway';

/** The demo's gateway: stores the messages that would be sent, for the outbox page. */
export const outboxSmsGateway = ({ db, clock }: Pick<ServiceParts, 'db' | 'clock'>): SmsGateway => ({
  async send({ mobile, type, code, minutes }) {
    const message = {
      channel: 'sms',
      recipient: mobile,
      body: smsText.code[type](code, minutes),
      code,
      created_at: new Date(clock.now()),
    };
    await storeOutgoingMessage(db, message, keptOutgoingMessages);
  },
});
