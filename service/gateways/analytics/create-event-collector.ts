import type { ServiceParts } from '../../kernel/deps';
import type { EventCollector } from './event-collector';
import { httpEventCollector } from './http-event-collector';
import { storedEvents } from './stored-events';

/** The collector that configuration names; none where analytics is off. */
export function createEventCollector(
  parts: Pick<ServiceParts, 'db' | 'clock' | 'logger' | 'config'>,
): EventCollector | undefined {
  const { analytics } = parts.config;
  if (analytics.kind === 'off') return undefined;
  return analytics.kind === 'http' ? httpEventCollector(analytics, parts) : storedEvents(parts);
}
