import type { KeyboardEvent } from 'react';

/** Whether the keys are Ctrl+Enter, or ⌘+Enter on a Mac. */
const isSend = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

/** For a form element: Ctrl+Enter sends it from any of its fields; in dialogs that are its children in React alone it does not. */
export const sendByKeys = {
  onKeyDownCapture(event: KeyboardEvent<HTMLFormElement>) {
    const { currentTarget: form, target } = event;
    if (!isSend(event) || !(target instanceof Node && form.contains(target))) return;
    event.preventDefault();
    event.stopPropagation();
    form.requestSubmit();
  },
};

/** The same for its button. */
export const sendKeys = { 'aria-keyshortcuts': 'Control+Enter Meta+Enter' };
