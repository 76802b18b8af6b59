import { limits } from '@/lib/domain/limits/limits';
import { isOnPeekCard, peekLinkAt, type PeekLink } from './peek-link';

type Intent = {
  /** The pointer slows down on a link. */
  onSlow: (link: PeekLink) => void;
  /** It rests there. */
  onRest: (link: PeekLink) => void;
  /** It has gone from the links and from the card; or on to another link. */
  onLeave: (next: PeekLink | undefined) => void;
  /** A button goes down: what follows is a click or a drag. */
  onPress: (event: PointerEvent) => void;
};

/** Follows a mouse over the links that have a peek, and over the card. */
export function followHover(
  { onSlow, onRest, onLeave, onPress }: Intent,
  { signal }: { signal: AbortSignal },
) {
  let over: Element | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const wait = (ms: number, act: () => void) => timers.push(setTimeout(act, ms));
  signal.addEventListener('abort', stop);

  const moveTo = (place: Element | undefined, next?: PeekLink) => {
    if (place === over) return;
    over = place;
    stop();
    if (place && !next) return;
    wait(limits.peekLeaveMs, () => onLeave(next));
    if (!next) return;
    wait(limits.peekAheadMs, () => onSlow(next));
    wait(limits.peekRestMs, () => onRest(next));
  };

  document.addEventListener(
    'pointerover',
    ({ target, pointerType, buttons }) => {
      if (pointerType === 'touch' || buttons !== 0 || !(target instanceof Element)) return;
      const link = peekLinkAt(target);
      if (link) moveTo(link.link, link);
      else moveTo(isOnPeekCard(target) ? document.body : undefined);
    },
    { passive: true, signal },
  );
  document.documentElement.addEventListener('pointerleave', () => moveTo(undefined), { signal });
  document.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      onPress(event);
    },
    { capture: true, signal },
  );
}
