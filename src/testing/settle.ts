/**
 * Waits at the end of a test for the first requests of a page that it opened last. Without this, on a fast
 * machine they arrived after the end and hit the next test, on a slow one before it; an unmocked request now
 * always fails the test that caused it.
 */
export async function settle(): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false; // as in `waitFor`: renders in the meantime are not caused by the test
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS && turns < MOST_TURNS; turns += 1) {
    await new Promise((done) => realTimeout(done, 0));
    if (replies.late > 0) turns = 0;
    quiet = replies.underWay > replies.held ? 0 : quiet + 1;
  }
  scope.IS_REACT_ACT_ENVIRONMENT = before;
}

/**
 * Delays replies when the environment has `TEST_LATENESS=150`: every reply comes 20 to 150 ms late, by an amount
 * that depends only on the test and the request, so that a failure can be repeated. Tests that expect at once
 * what arrives a moment later fail in this mode.
 */
export async function comeLate(request: string): Promise<void> {
  if (LATENESS === 0) return;
  const milliseconds =
    LEAST_LATENESS + (hash(`${expect.getState().currentTestName} ${request}`) % Math.max(1, LATENESS - LEAST_LATENESS));
  replies.late += 1;
  await new Promise((done) => realTimeout(done, milliseconds));
  replies.late -= 1;
}

/** Counts of unanswered requests, of those that a test holds back, and of replies that the delay mode holds back. */
export const replies = { underWay: 0, held: 0, late: 0 };

/** Kept because a test may have faked the timers. */
const realTimeout = globalThis.setTimeout;
const LATENESS = Number(process.env.TEST_LATENESS ?? 0);
const LEAST_LATENESS = 20;
/**
 * Turns of the event loop without a request after which none is coming: React renders and loads pages in two or
 * three.
 */
const QUIET_TURNS = 5;
/** The limit, for an answer that never comes. */
const MOST_TURNS = 200;

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
