import { blink } from './blink';

const isInSight = (thing: HTMLElement) => thing.checkVisibility?.() ?? true;

/** Opens what is folded around a thing, and answers the one of its places that this screen shows. */
function reach(selector: string): HTMLElement | undefined {
  const things = [...document.querySelectorAll<HTMLElement>(selector)];
  for (const thing of things) thing.closest('details')?.setAttribute('open', '');
  return things.find(isInSight);
}

const blinkRow = (thing: HTMLElement) => blink(thing.closest('li') ?? thing);

/** Shows a thing without taking the focus from where somebody works. */
export function blinkAt(selector: string): void {
  const thing = reach(selector);
  if (thing) blinkRow(thing);
}

/** Leads somebody to a thing of the page: a screen reader says its name, for it has the focus, and its row blinks (LIM-01). */
export function leadTo(selector: string): boolean {
  const thing = reach(selector);
  if (!thing) return false;
  if (thing.tabIndex < 0) thing.tabIndex = -1;
  thing.scrollIntoView?.({ block: 'center' });
  thing.focus({ preventScroll: true });
  blinkRow(thing);
  return true;
}
