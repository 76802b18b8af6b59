type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A key that writes: while a meeting is being moved by keys, none of them means anything else on the screen. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
