import './compile-once';
import './quick-styles'; // before anything that loads the rest of jsdom
import './quick-labels';
import './plain-colours';
import type JsdomEnvironment from 'jest-environment-jsdom';
import FixedJsdom from 'jest-fixed-jsdom';

/** The package comes without types. */
const FixedEnvironment = FixedJsdom as typeof JsdomEnvironment;

/**
 * What Node.js itself would hold after a file, and with it the page, all of its modules and what they remember (50 MB a
 * file): each request's limit of a minute, and channels between tabs, of which MSW opens one.
 */
class PageEnvironment extends FixedEnvironment {
  private readonly held = new Set<() => void>();

  override async setup(): Promise<void> {
    await super.setup();
    const { held } = this;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        held.add(() => this.close());
      }
    };
    const timeout = (milliseconds: number): AbortSignal => {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
      held.add(() => clearTimeout(timer));
      return limit.signal;
    };
    this.global.AbortSignal = new Proxy(AbortSignal, {
      get: (signal, name) => (name === 'timeout' ? timeout : (Reflect.get(signal, name) as unknown)),
    });
  }

  override async teardown(): Promise<void> {
    for (const release of this.held) release();
    this.held.clear();
    await super.teardown();
  }
}

// eslint-disable-next-line no-restricted-syntax -- Jest takes an environment's default export
export default PageEnvironment;
