const hasKeyboard = '(hover: hover) and (pointer: fine)';

/**
 * Whether a page that has just opened may put the cursor into its form: where there is a mouse there is a keyboard, on a phone one would
 * cover half of the page. A focus elsewhere, or typing, is left alone.
 */
export function mayTakeFocus(): boolean {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  return isNowhere && window.matchMedia(hasKeyboard).matches;
}
