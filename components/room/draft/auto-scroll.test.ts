import { limits } from '@/lib/domain/limits/limits';
import { autoScroll } from './auto-scroll';

/** A track of 2,400 px in a scroller of 1,000, without names beside it. */
function aScroller() {
  const scroller = document.createElement('div');
  scroller.style.overflowX = 'auto';
  const track = scroller.appendChild(document.createElement('div'));
  Object.defineProperties(scroller, { scrollWidth: { value: 2400 }, clientWidth: { value: 1000 } });
  scroller.getBoundingClientRect = () => ({ left: 0, width: 1000 }) as DOMRect;
  track.getBoundingClientRect = () => ({ left: -scroller.scrollLeft, width: 2400 }) as DOMRect;
  document.body.append(scroller);
  return { scroller, track };
}

let frames: FrameRequestCallback[] = [];
const frameAt = (time: number) => frames.splice(0).forEach((frame) => frame(time));

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

/** A drag with the pointer there. */
function drag(along: number) {
  const { scroller, track } = aScroller();
  const pointer = { along };
  const ended = new AbortController();
  const onScroll = jest.fn();
  autoScroll(track, { axis: 'x', along: () => pointer.along, onScroll, signal: ended.signal });
  return { scroller, pointer, onScroll, ended };
}

const inTheMargin = 1000 - limits.autoScrollEdgePx / 2;

it('[ROOM-03] a drag in the margin scrolls the grid, slowly at first', () => {
  const { scroller, onScroll, ended } = drag(inTheMargin);
  frameAt(0);
  expect(scroller.scrollLeft).toBe(0);
  frameAt(limits.autoScrollRampMs / 10);
  expect(scroller.scrollLeft).toBeCloseTo(limits.autoScrollStepPx / 20);
  expect(onScroll).toHaveBeenCalledTimes(1);
  frameAt(limits.autoScrollRampMs);
  const before = scroller.scrollLeft;
  frameAt(limits.autoScrollRampMs * 2);
  expect(scroller.scrollLeft - before).toBeCloseTo(limits.autoScrollStepPx / 2);
  ended.abort();
  frameAt(limits.autoScrollRampMs * 3);
  expect(frames).toEqual([]);
});

it('[ROOM-03] a drag that comes back to the margin begins slowly again', () => {
  const { scroller, pointer } = drag(inTheMargin);
  frameAt(0);
  frameAt(limits.autoScrollRampMs);
  const before = scroller.scrollLeft;
  pointer.along = 500;
  frameAt(limits.autoScrollRampMs + 10);
  pointer.along = inTheMargin;
  frameAt(limits.autoScrollRampMs + 20);
  expect(scroller.scrollLeft).toBe(before);
});
