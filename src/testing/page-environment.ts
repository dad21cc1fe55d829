import './compile-once';
import './quick-styles'; // before anything that loads the rest of jsdom
import './plain-colours';
import FixedEnvironment from 'jest-fixed-jsdom';

/**
 * What Node.js itself would hold after a file, and with it the page, all of its modules and what they remember (50 MB a
 * file): each request's limit of a minute, and channels between tabs, of which MSW opens one.
 */
export default class PageEnvironment extends FixedEnvironment {
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
