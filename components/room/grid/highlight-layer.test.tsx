import { render } from '@testing-library/react';
import { at, today, zone } from '@/test/builders/meeting-builders';
import { HighlightLayer } from './highlight-layer';

const trackDay = { day: today, zone };
const rectOf = (element: Element): DOMRect =>
  (element.hasAttribute('data-highlight')
    ? { left: 2000, right: 2100, width: 100 }
    : { left: 0, right: 900, width: 900 }) as DOMRect;

function renderHighlight(isReaders: boolean) {
  const reader = { current: isReaders };
  const highlight = (from: string, to: string) => (
    <div data-scroller>
      <HighlightLayer
        window={{ beginTime: at(from), endTime: at(to) }}
        trackDay={trackDay}
        isReadersRef={reader}
      />
    </div>
  );
  const { container, rerender } = render(highlight('20:00', '21:00'));
  const scroller = container.querySelector('[data-scroller]') as HTMLElement;
  return { scroller, pick: (from: string, to: string) => rerender(highlight(from, to)) };
}

describe('[ROOM-07] the time that a room is wanted for', () => {
  beforeEach(() =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return rectOf(this);
    }),
  );
  afterEach(() => jest.restoreAllMocks());

  it('comes into sight', () => {
    expect(renderHighlight(false).scroller.scrollLeft).toBe(1900);
  });

  it('leaves a reader who scrolled before script ran, until another time is wanted', () => {
    const { scroller, pick } = renderHighlight(true);
    expect(scroller.scrollLeft).toBe(0);
    pick('22:00', '23:00');
    expect(scroller.scrollLeft).toBe(1900);
  });
});
