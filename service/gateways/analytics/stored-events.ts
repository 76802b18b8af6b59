import { v7 as newId } from 'uuid';
import type { ServiceParts } from '../../kernel/deps';
import type { EventCollector } from './event-collector';

/** The default: stores the events for `analytics.keptMs`, one row each. */
export const storedEvents = ({ db, clock }: Pick<ServiceParts, 'db' | 'clock'>): EventCollector => ({
  async collect({ companyId, staffId, source, events }) {
    const at = new Date(clock.now());
    await db
      .insertInto('analytics_event')
      .values(
        events.map((event) => ({
          company_id: companyId,
          id: newId(),
          staff_id: staffId,
          event: JSON.stringify({ ...source, ...event }),
          created_at: at,
        })),
      )
      .execute();
  },
});
