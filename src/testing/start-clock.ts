/**
 * Starts every test file at the time that jest.config.ts names; time passes normally from there. Proposals for
 * tomorrow, the days of a trial and “Today” then never depend on when, or how slowly, the tests run. Fake timers
 * start at the same time.
 */
export function startClock(): void {
  const { TEST_NOW: start } = globalThis as unknown as { TEST_NOW: number };
  const RealDate = Date;
  const ahead = start - RealDate.now();
  const now = () => RealDate.now() + ahead;

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}
