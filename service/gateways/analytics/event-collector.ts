import type { EventSource, PageEvent } from '@/lib/contract/report';

export type EventBatch = {
  companyId: string;
  staffId: string;
  source: EventSource;
  events: readonly PageEvent[];
};

/** Takes page views (CFG-03). No caller waits for another system, and none fails because of one. */
export type EventCollector = { collect(batch: EventBatch): Promise<void> };
