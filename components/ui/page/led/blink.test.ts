import { limits } from '@/lib/domain/limits/limits';
import { blink } from './blink';

const matchMedia = window.matchMedia;
const wantStillness = (matches: boolean) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
};
afterEach(() => {
  window.matchMedia = matchMedia;
});

function outlinesOf(): [outlines: unknown[], duration: unknown] {
  const element = document.createElement('a');
  const animate = jest.fn<Animation, Parameters<Element['animate']>>();
  element.animate = animate;
  blink(element);
  const [frames, timing] = animate.mock.calls[0] ?? [];
  const { duration } = timing as KeyframeAnimationOptions;
  return [(frames as Keyframe[]).map(({ outline }) => outline), duration];
}

const on = '2px solid var(--accent)';
const off = '2px solid transparent';

describe('[LIM-01] the thing that one was led to', () => {
  it('blinks 4 times 400 ms', () => {
    wantStillness(false);
    const [outlines, duration] = outlinesOf();
    expect(duration).toBe(limits.blinkToggles * limits.blinkMs);
    // Each toggle lasts from its own frame to the next.
    expect(outlines).toEqual([on, on, off, off, on, on, off, off]);
  });

  it('[UX-01] is only marked for that time where motion is not wanted', () => {
    wantStillness(true);
    const [outlines, duration] = outlinesOf();
    expect(duration).toBe(1_600);
    expect(new Set(outlines)).toEqual(new Set([on]));
  });
});
