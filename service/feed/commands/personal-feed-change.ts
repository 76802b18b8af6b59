import type { Change } from '../../kernel/commands/change';

/** Feeds are part of a person's own configuration, which that person's other pages show as well. */
export const personalFeedChange = (staffId: string): Change => ({
  actor: staffId,
  log: [],
  concerns: [{ kind: 'config', id: staffId, staffId }],
});
