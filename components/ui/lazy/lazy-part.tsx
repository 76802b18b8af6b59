'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useToast } from '../toast/toast';
import { loadFailureReason } from './load-failure-reason';

/** A part that fails to load reports it where it was opened. */
type Closable = { onClose?: () => void };
type Options<Props> = {
  /** Whether it has to be there already; it then stays, so that it can also close as it wants to. */
  isOpen?: (props: Props) => boolean;
  /** Too large to be loaded ahead of its click. */
  isOnDemand?: boolean;
};

const loaders = new Set<() => Promise<unknown>>();

/**
 * A part of the page that only opens later, as a file of its own with all it needs. Until that has come nothing shows; when it
 * does not come (R28, R31), the page says why and stays as it is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen = () => true, isOnDemand = false }: Options<Props> = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const preload = () =>
    (coming ??= load().then(
      (part) => {
        Loaded = part;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  if (!isOnDemand) loaders.add(preload);

  function LazyPart(props: Props & Closable) {
    const isNeeded = isOpen(props);
    const [isShown, setShown] = useState(false);
    // Here already: it stays from now on, so that it can also close as it wants to.
    if (isNeeded && !isShown && Loaded) setShown(true);
    const toast = useToast();
    const giveUp = useEffectEvent(async () => {
      props.onClose?.();
      toast(await loadFailureReason(), 'error');
    });
    useEffect(() => {
      if (!isNeeded || isShown) return undefined;
      let isLeft = false;
      preload().then(
        () => isLeft || setShown(true),
        () => isLeft || void giveUp(),
      );
      return () => {
        isLeft = true;
      };
    }, [isNeeded, isShown]);
    return Loaded && isShown ? <Loaded {...props} /> : null;
  }
  /** Loads the part ahead, for callers that depend on it. */
  LazyPart.preload = preload;
  return LazyPart;
}

/** Loads all lazy parts, ahead of the clicks that need them. A failed part is loaded again by its click. */
export const preloadLazyParts = () => Promise.allSettled([...loaders].map((preload) => preload()));
