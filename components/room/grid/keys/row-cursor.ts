import type { ReactNode } from 'react';

/** Where the keyboard is in a row. */
export type RowCursor = {
  /** The id for `aria-activedescendant`. */
  id: string;
  column: number;
  /** Keys bring it into sight and show it; a pointer only leaves it behind. */
  byKeys: boolean;
  /** The block on the track there; nothing on the name. */
  cell: ReactNode;
};

export const rowId = (gridId: string, index: number) => `${gridId}-row-${index}`;
