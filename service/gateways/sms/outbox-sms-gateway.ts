import { sql } from 'kysely';
import { keptOutgoingMessages } from '@/lib/domain/limits/way-in-limits';
import { smsText } from '@/lib/text/zh-cn/service';
import type { ServiceParts } from '../../kernel/deps';
import type { SmsGateway } from './sms-gateway';

/** The demo's gateway: stores the messages that would be sent, for the outbox page. */
export const outboxSmsGateway = ({ db, clock }: Pick<ServiceParts, 'db' | 'clock'>): SmsGateway => ({
  async send({ mobile, type, code, minutes }) {
    await db
      .insertInto('outgoing_message')
      .values({
        channel: 'sms',
        recipient: mobile,
        body: smsText.code[type](code, minutes),
        code,
        created_at: new Date(clock.now()),
      })
      .execute();
    await sql`delete from outgoing_message where id <= (
      select id from outgoing_message order by id desc offset ${keptOutgoingMessages} limit 1
    )`.execute(db);
  },
});
