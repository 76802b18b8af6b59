import type { Outcome } from '@/lib/text/outcome';
import type { Conflict } from '../conflicts/conflicts';

/** A form's way to the service, as far as the form shows it. */
export type Sending = {
  isPending: boolean;
  /** The service has taken it: what the form holds is a meeting now. */
  isDone: boolean;
  outcome: Outcome | undefined;
  conflicts: readonly Conflict[];
  /** Drops the last refusal. */
  reset: () => void;
};
