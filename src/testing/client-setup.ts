import '@testing-library/jest-dom';

/** jsdom has no layout, no media and no pointers: what components merely ask for gets the quietest true answer. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

class PointerEventOfMouse extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

const noMedia = (media: string) => ({ media, matches: false, onchange: null, addEventListener() {}, removeEventListener() {}, dispatchEvent: () => false });

for (const [name, value] of Object.entries({ ResizeObserver: NoObserver, IntersectionObserver: NoObserver, PointerEvent: PointerEventOfMouse, matchMedia: noMedia, scrollTo: () => {} })) {
  Object.defineProperty(window, name, { configurable: true, writable: true, value });
}

Object.assign(Element.prototype, { scrollIntoView() {}, hasPointerCapture: () => false, setPointerCapture() {}, releasePointerCapture() {} });
