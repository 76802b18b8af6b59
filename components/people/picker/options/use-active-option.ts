'use client';

import { useState, type KeyboardEvent } from 'react';
import type { PickerOption } from './picker-option';

type Options = {
  options: readonly PickerOption[];
  listId: string;
  /** The list begins anew, as after another keyword. */
  resetKey: string;
  /** Whether the first option is active from the start, so that Enter takes the best match. */
  startsActive: boolean;
  onPick: (option: PickerOption) => void;
};

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;
const canBeActive = (option: PickerOption | undefined) => option !== undefined && option.kind !== 'heading';

/** The option that the keys of a combobox are about, while the focus stays in its input (WAI-ARIA APG, combobox with listbox). */
export function useActiveOption({ options, listId, resetKey, startsActive, onPick }: Options) {
  const [wanted, setWanted] = useState({ resetKey, index: -1 });
  const first = options.findIndex(canBeActive);
  const start = startsActive ? first : -1;
  const index = wanted.resetKey === resetKey && wanted.index >= 0 ? wanted.index : start;
  const active = canBeActive(options[index]) ? index : -1;
  const setActive = (next: number) => setWanted({ resetKey, index: next });

  const next = (from: number, step: 1 | -1) => {
    for (let place = from + step; place >= 0 && place < options.length; place += step)
      if (canBeActive(options[place])) return place;
    return from;
  };

  /** Answers whether the key was one of the list's. */
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const option = options[active];
    if (key === 'ArrowDown') setActive(next(active, 1));
    else if (key === 'ArrowUp') setActive(active < 0 ? next(options.length, -1) : next(active, -1));
    else if (key === 'Enter' && option) onPick(option);
    else return false;
    return true;
  };

  return {
    active: active < 0 ? undefined : active,
    setActive,
    onKey,
    activeId: active < 0 ? undefined : optionIdOf(listId, active),
  };
}
