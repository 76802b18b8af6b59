import type { ChangeEvent } from 'react';

const ofBrowsers: readonly unknown[] = [undefined, '', 'insertReplacementText'];

/** Whether a browser or a password manager wrote the value: an event of what people type or paste says how (Input Events, `inputType`). */
export const isFilledIn = ({ nativeEvent }: ChangeEvent): boolean =>
  ofBrowsers.includes((nativeEvent as Partial<InputEvent>).inputType);
