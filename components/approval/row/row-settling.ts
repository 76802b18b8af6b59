import type { Decision } from '@/lib/query/settle-approval';

/** The place of a row among those that are settled together. */
export type RowSettling = {
  isSelected: boolean;
  isRefusing: boolean;
  /** The decision that is on its way. */
  pending: Decision['kind'] | undefined;
  failure: string | undefined;
  onSelect: () => void;
  onRefusing: (isRefusing: boolean) => void;
  onDecide: (decision: Decision) => void;
};
