import { Hono } from 'hono';
import { type OutgoingMessage, outboxPath } from '@/lib/contract/outbox';
import type { Deps } from '../../kernel/deps';
import { epochMs } from '../../db/sql/json';
import type { ServiceEnv } from '../../kernel/environment';

/** The demo's outbox; where codes really go out it does not exist. */
export function outbox({ db, config }: Deps): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  if (config.sms?.kind !== 'outbox' || !config.embedded) return app;
  return app.get(outboxPath, async (context) => {
    context.set('route', outboxPath);
    const rows = await db
      .selectFrom('outgoing_message')
      .orderBy('id', 'desc')
      .select((eb) => [
        'id',
        'channel',
        'recipient as to',
        'body as text',
        'code',
        'subject',
        'calendar',
        epochMs(eb.ref('created_at')).as('time'),
      ])
      .execute();
    return context.json(
      rows.map(({ id, code, subject, calendar, ...row }) => ({
        ...row,
        id: String(id),
        code: code ?? undefined,
        subject: subject ?? undefined,
        calendar: calendar ?? undefined,
      })) as OutgoingMessage[],
    );
  });
}
