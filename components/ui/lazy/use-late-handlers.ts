import { useCallback, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

type Handler = (event: never) => void;

/**
 * Event handlers whose code is a file of its own, and what to do with events that come before it: each is kept and given to it
 * later, in order, so that nobody presses a key or a button in vain. `take` is called by that code with its handlers after each
 * rendering. What an event does by itself cannot be taken back later: `hold` says which must not.
 */
export function useLateHandlers<Handlers extends Record<keyof Handlers, Handler>>(
  names: readonly (keyof Handlers)[],
  hold: (event: SyntheticEvent) => boolean,
) {
  const [isWanted, setWanted] = useState(false);
  const known = useRef<Handlers>(undefined);
  const waiting = useRef<{ name: keyof Handlers; event: SyntheticEvent }[]>([]);

  const handlers = useMemo(() => {
    const handle = (name: keyof Handlers) => (event: SyntheticEvent) => {
      if (known.current) return known.current[name](event as never);
      if (hold(event)) event.preventDefault();
      // React takes it away once the event is over.
      const currentTarget = { value: event.currentTarget };
      waiting.current.push({ name, event: Object.create(event, { currentTarget }) as SyntheticEvent });
      setWanted(true);
    };
    return Object.fromEntries(names.map((name) => [name, handle(name)])) as unknown as Handlers;
  }, [names, hold]);

  const take = useCallback(async (given: Handlers) => {
    known.current = given;
    // Not while React is rendering.
    await undefined;
    // Each is rendered at once: the next one builds on what it changed, and is answered by what that rendering gives.
    for (const { name, event } of waiting.current.splice(0))
      flushSync(() => known.current?.[name](event as never));
  }, []);
  const giveUp = useCallback(() => {
    waiting.current = [];
    setWanted(false);
  }, []);
  return { handlers, isWanted, take, giveUp };
}
