import '@testing-library/jest-dom';
import './no-owner-stacks';
import { settle } from './settle';
import { startClock } from './start-clock';

/** jsdom has no layout, media queries or pointers: components that only ask about them get the most neutral answer. */
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

// Base UI's own switch: popups open and close at once, so that nothing is ever half visible.
Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });

startClock();

// Runs before the console is checked (fail-on-console.ts) and the page is unmounted.
afterEach(settle);
