import { limits } from '@/lib/domain/limits/limits';

const marked = { outline: '2px solid var(--accent)', outlineOffset: '1px' };
const unmarked = { outline: '2px solid transparent', outlineOffset: '1px' };

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows somebody the thing that they were led to (LIM-01): its outline comes and goes, or only stays for that time where motion is
 * not wanted. An animation of the browser's, which outlasts a new rendering of the element's text.
 */
export function blink(element: Element): void {
  const { blinkToggles, blinkMs } = limits;
  const toggles = Array.from({ length: blinkToggles }, (_, toggle) =>
    toggle % 2 === 0 || wantsStillness() ? marked : unmarked,
  );
  const frames = toggles.flatMap((look, toggle) => [
    { ...look, offset: toggle / blinkToggles },
    { ...look, offset: (toggle + 1) / blinkToggles },
  ]);
  element.animate?.(frames, { id: 'blink', duration: blinkToggles * blinkMs });
}
