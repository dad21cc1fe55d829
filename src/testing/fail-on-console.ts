/** Fails a test that causes an unexpected console.error or console.warn; a test that expects one mocks it. */
for (const level of ['error', 'warn'] as const) {
  let seen: unknown[][] = [];
  let original: typeof console.error;
  beforeEach(() => {
    seen = [];
    original = console[level];
    console[level] = (...args: unknown[]) => {
      if (!aboutTheMachine(args)) seen.push(args);
    };
  });
  afterEach(() => {
    console[level] = original;
    if (seen.length > 0)
      throw new Error(`Unexpected console.${level}: ${seen.map((args) => args.join(' ')).join('\n')}`);
  });
}

/** Redux Toolkit warns when its own checks are slow, which only shows how busy the machine is. */
const aboutTheMachine = ([first]: unknown[]): boolean =>
  typeof first === 'string' && /InvariantMiddleware took \d+ms/.test(first);
