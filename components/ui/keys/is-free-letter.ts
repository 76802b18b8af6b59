const taken = 'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]';

type Key = Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/**
 * Whether a letter is free to mean something to the whole screen: not while one types, which includes the card that hangs below
 * in the tree, nor in a menu, which finds its items by letters, and not with the keys that make it another's.
 */
export const isFreeLetter = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: Key): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(taken));
