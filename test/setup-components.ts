import '@testing-library/jest-dom';

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
