/**
 * When a test ends, a page that it opened last may still ask its first question. On a quick machine that came after the
 * end and fell upon the next test, on a slow one before it: now it always comes before, and a question that nothing
 * answers always fails the test that led to it.
 */
export async function settle(): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false; // as in `waitFor`: what renders meanwhile is not the test's doing
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS && turns < MOST_TURNS; turns += 1) {
    await new Promise((done) => realTimeout(done, 0));
    if (replies.late > 0) turns = 0;
    quiet = replies.underWay > replies.held ? 0 : quiet + 1;
  }
  scope.IS_REACT_ACT_ENVIRONMENT = before;
}

/**
 * `TEST_LATENESS=150` in the environment is the harsh mode: every reply comes 20 to 150 ms late, by an amount that
 * depends on the test and on the request alone, so that a test that falls so does it again. What expects at once what
 * comes a moment later falls in it.
 */
export async function comeLate(request: string): Promise<void> {
  if (LATENESS === 0) return;
  const milliseconds =
    LEAST_LATENESS + (hash(`${expect.getState().currentTestName} ${request}`) % Math.max(1, LATENESS - LEAST_LATENESS));
  replies.late += 1;
  await new Promise((done) => realTimeout(done, milliseconds));
  replies.late -= 1;
}

/** Requests without an answer yet; of these, the ones that a test holds back; and the answers that the harsh mode does. */
export const replies = { underWay: 0, held: 0, late: 0 };

/** A test may have faked the timers. */
const realTimeout = globalThis.setTimeout;
const LATENESS = Number(process.env.TEST_LATENESS ?? 0);
const LEAST_LATENESS = 20;
/** Turns of the event loop without a request after which none is on its way: React renders and loads pages in two or three. */
const QUIET_TURNS = 5;
/** An answer that never comes is not waited for. */
const MOST_TURNS = 200;

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
