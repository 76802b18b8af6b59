import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A first MUI render on two busy cores takes longer than the usual second; the limit only ends what hangs.
configure({ asyncUtilTimeout: 15_000 });

// MUI, the theme and the responsive shell ask for media queries and element sizes, which jsdom does not have.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

class UnobservedResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= UnobservedResize;
Element.prototype.scrollIntoView ??= () => undefined;
