'use client';

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { SlidingAnswer } from '@/lib/contract/captcha';
import { captchas } from '@/lib/domain/limits/way-in-limits';

type PuzzleAnswer = Extract<SlidingAnswer, { kind: 'puzzle' }>;
type Options = {
  /** How far the piece can go, in the puzzle's pixels. */
  range: number;
  disabled: boolean;
  onAnswer: (answer: PuzzleAnswer) => void;
};

const maxPoints = 1_000;

/** Moves the piece by pointer or keys, and records how: released, or confirmed with Enter, it is the answer. */
export function useSlide({ range, disabled, onAnswer }: Options) {
  const [x, setX] = useState(0);
  const track = useRef<PuzzleAnswer['track']>([]);
  const startedAt = useRef(0);
  const grip = useRef<{ clientX: number; clientY: number; x: number; scale: number }>(undefined);

  const clamped = (to: number) => Math.round(Math.min(range, Math.max(0, to)) * 10) / 10;

  function record(to: number, y: number, time: number) {
    if (track.current.length === 0) startedAt.current = time;
    if (track.current.length < maxPoints) track.current.push([to, y, Math.round(time - startedAt.current)]);
    setX(to);
  }

  function submit({ byKeyboard }: { byKeyboard: boolean }) {
    // Not the state: the last move may not have been drawn yet.
    const at = track.current.at(-1)?.[0] ?? 0;
    if (at > 0) onAnswer({ kind: 'puzzle', x: at, track: track.current, byKeyboard });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (disabled || !event.isPrimary || event.button !== 0) return;
    const { clientX, clientY, currentTarget: handle, timeStamp } = event;
    handle.setPointerCapture?.(event.pointerId);
    const room = (handle.parentElement?.clientWidth ?? 0) - handle.offsetWidth;
    grip.current = { clientX, clientY, x, scale: room > 0 ? range / room : 1 };
    track.current = [];
    record(x, 0, timeStamp);
  }

  function onPointerMove({ clientX, clientY, timeStamp }: PointerEvent<HTMLElement>) {
    if (!grip.current) return;
    const { clientX: fromX, clientY: fromY, x: from, scale } = grip.current;
    record(clamped(from + (clientX - fromX) * scale), Math.round(clientY - fromY), timeStamp);
  }

  function onPointerUp() {
    if (!grip.current) return;
    grip.current = undefined;
    submit({ byKeyboard: false });
  }

  function onPointerCancel() {
    grip.current = undefined;
    reset();
  }

  function reset() {
    track.current = [];
    setX(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (disabled || grip.current) return;
    const step = stepOf(event);
    const isAnswer = event.key === 'Enter' || event.key === ' ';
    if (step === undefined && !isAnswer) return;
    event.preventDefault();
    if (isAnswer) return submit({ byKeyboard: true });
    if (step === 'home') return reset();
    if (track.current.length === 0) record(x, 0, event.timeStamp);
    record(clamped(x + (step ?? 0)), 0, event.timeStamp);
  }

  return { x, reset, handle: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown } };
}

function stepOf({ key, shiftKey }: KeyboardEvent): number | 'home' | undefined {
  const step = shiftKey ? captchas.keyLeapPx : captchas.keyStepPx;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return -step;
    case 'PageUp':
      return captchas.keyLeapPx;
    case 'PageDown':
      return -captchas.keyLeapPx;
    case 'Home':
      return 'home';
    default:
      return undefined;
  }
}
