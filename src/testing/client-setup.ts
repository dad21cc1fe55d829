import '@testing-library/jest-dom';
import './no-owner-stacks';
import { settle } from './settle';
import { startClock } from './start-clock';

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

const noMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

for (const [name, value] of Object.entries({
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  PointerEvent: PointerEventOfMouse,
  matchMedia: noMedia,
  scrollTo: () => {},
})) {
  Object.defineProperty(window, name, { configurable: true, writable: true, value });
}

Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

// Base UI's own switch: what opens is open and what closes is gone at once, so that nothing is ever half visible.
Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });

startClock();

// Before the console is judged (fail-on-console.ts) and the page is taken down.
afterEach(settle);
