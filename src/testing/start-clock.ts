/**
 * Each file of tests begins at the moment that jest.config.ts names, and time goes on from there. What is proposed for
 * tomorrow, counts the days of a trial or says “Today” then never depends on when, or how slowly, the tests run. Faked
 * timers begin at the same moment.
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
