import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useInitialScroll } from './use-initial-scroll';

const opening = 300;

function View({ day }: { day: string }) {
  const { scrollerRef, targetRef } = useInitialScroll(day, 'top');
  return (
    <div ref={scrollerRef} data-testid="scroller">
      <span ref={targetRef} />
    </div>
  );
}

/** The server's markup, scrolled before script runs. */
function hydrateAt(scrollTop: number) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<View day="2026-11-18" />);
  const scroller = screen.getByTestId('scroller');
  scroller.scrollTop = scrollTop;
  const view = render(<View day="2026-11-18" />, { container, hydrate: true });
  return { ...view, scroller };
}

describe('[NAV-07] a view of hours', () => {
  beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(opening));
  afterEach(() => jest.restoreAllMocks());

  it('opens at what matters', () => {
    expect(hydrateAt(0).scroller.scrollTop).toBe(opening);
  });

  it('stays where the reader scrolled it before script ran, until another day is chosen', () => {
    const { scroller, rerender } = hydrateAt(720);
    expect(scroller.scrollTop).toBe(720);
    rerender(<View day="2026-11-18" />);
    expect(scroller.scrollTop).toBe(720);
    rerender(<View day="2026-11-19" />);
    expect(scroller.scrollTop).toBe(opening);
  });
});
