'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isPlainClick } from '@/components/ui/links/is-plain-click';
import { followHover } from './hover-intent';
import {
  isOnPeekCard,
  latestLink,
  neighbourOf,
  onPeekRequest,
  peekLinkAt,
  type PeekLink,
  pressCancel,
} from './peek-link';

/** A peek on the screen: passing while a pointer rests on its link, or opened to stay. */
export type OpenPeek = PeekLink & {
  stays: boolean;
  /** Where the focus came from; undefined where it has not moved into the card. */
  returnTo: HTMLElement | undefined;
};

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="radiogroup"]') !== null;
const isUnderDialog = (link: HTMLElement) =>
  [...document.querySelectorAll('[role="dialog"]')].some(
    (dialog) => !dialog.contains(link) && !dialog.querySelector('[data-peek-card]'),
  );
const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The element with the focus on the page below the card. */
function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document;
  const isOnPage = activeElement !== document.body && !isOnPeekCard(activeElement);
  return activeElement instanceof HTMLElement && isOnPage ? activeElement : undefined;
}

/** The one peek of a page, by click, hover and keys on every link within a `data-peek`. */
export function usePeek(fetchAhead: (meetingNo: string) => void) {
  const [peek, setPeek] = useState<OpenPeek>();

  const open = (link: PeekLink, returnTo: HTMLElement) => setPeek({ ...link, stays: true, returnTo });
  const close = ({ backToLink = false } = {}) => {
    if (!peek) return;
    setPeek(undefined);
    if (!backToLink || !peek.stays) return;
    const target = peek.returnTo?.isConnected ? peek.returnTo : latestLink(peek);
    target?.focus({ preventScroll: true });
  };
  const step = (by: 1 | -1) => {
    const next = peek && neighbourOf({ ...peek, link: latestLink(peek) ?? peek.link }, by);
    if (!next) return;
    next.link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    open(next, next.link);
  };

  const onClick = useEffectEvent((event: MouseEvent) => {
    const over = peekLinkAt(event.target);
    if (over?.scope === 'click' && isPlainClick(event)) {
      event.preventDefault();
      open(over, focusedElement() ?? over.link);
    } else if (event.target instanceof Element && event.target.closest('[data-track]')) close();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const over = key === ' ' ? peekLinkAt(target) : undefined;
    const isOnCard = peek?.stays && isOnPeekCard(target) && !isTyped(target);
    const by = isOnCard ? steps[key] : undefined;
    if (over) open(over, over.link);
    else if (by) step(by);
    else if (isOnCard && key === 'Delete') {
      if (!pressCancel()) return;
    } else if (key === 'Escape' && peek) close({ backToLink: true });
    else return;
    event.preventDefault();
  });
  const onOpenRequest = useEffectEvent((link: PeekLink) => open(link, focusedElement() ?? link.link));
  const onGoneBack = useEffectEvent(() => close());
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!peek || peek.stays) return;
    if (isOnPeekCard(target)) setPeek({ ...peek, stays: true });
    else setPeek(undefined);
  });
  const onRest = useEffectEvent((over: PeekLink) => {
    if (!peek?.stays && over.link.isConnected && !isUnderDialog(over.link))
      setPeek({ ...over, stays: false, returnTo: undefined });
  });
  const onLeave = useEffectEvent((next: PeekLink | undefined) => {
    if (!peek?.stays && peek?.link !== next?.link) setPeek(undefined);
  });
  const onSlow = useEffectEvent(({ meetingNo }: PeekLink) => fetchAhead(meetingNo));

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    onPeekRequest((link) => onOpenRequest(link), { signal });
    // Before the router and whatever else follows links.
    document.addEventListener('click', (event) => onClick(event), { capture: true, signal });
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('focusin', (event) => isOnPeekCard(event.target) && onPress(event), { signal });
    window.addEventListener('popstate', () => onGoneBack(), { signal });
    followHover(
      {
        onSlow: (link) => onSlow(link),
        onRest: (link) => onRest(link),
        onLeave: (next) => onLeave(next),
        onPress: (event) => onPress(event),
      },
      { signal },
    );
    return () => end.abort();
  }, []);

  return { peek, close, step };
}
