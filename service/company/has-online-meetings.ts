import type { Deps } from '../kernel/deps';

/** Whether online meetings are offered at all: without a provider a booking has none, whatever it asks for (MEET-08). */
export const hasOnlineMeetings = ({ config }: Pick<Deps, 'config'>): boolean =>
  config.onlineMeetings.kind !== 'none';
