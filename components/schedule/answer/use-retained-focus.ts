import { useCallback, useLayoutEffect, useRef } from 'react';

/** Only the way in and the sign that opens the others; all answers; the answer given. */
export type AnswerFace = 'folded' | 'asked' | 'answered';

/** Buttons that take the place of others take their focus too, else the next Tab starts at the top of the page. */
export function useRetainedFocus(face: AnswerFace) {
  const placeRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const former = useRef(face);

  useLayoutEffect(() => {
    if (former.current === face) return;
    if (hasFocus.current && placeRef.current) heirOf(placeRef.current, [former.current, face])?.focus();
    former.current = face;
  }, [face]);

  const onFocus = useCallback(() => {
    hasFocus.current = true;
  }, []);
  // A button that is left says so; one that is taken away does not.
  const onBlur = useCallback(() => {
    hasFocus.current = false;
  }, []);
  return { placeRef, onFocus, onBlur };
}

/** The sign and the first of the answers that it opens stand for each other; else the answer given, or the first of them. */
function heirOf(
  place: HTMLElement,
  [former, face]: [AnswerFace, AnswerFace],
): HTMLElement | null | undefined {
  const buttons = [...place.querySelectorAll('button')];
  if (former !== 'answered' && face !== 'answered') return buttons[1];
  return place.querySelector<HTMLElement>('[aria-pressed=true]') ?? buttons[0];
}
