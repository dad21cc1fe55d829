import type * as Argon2 from '@node-rs/argon2';

/**
 * Replaces @node-rs/argon2 in tests (jest.config.ts): the same algorithm and format with as little memory as it takes.
 * Every person that a test registers has a password, and filling 46 MiB for each was a ninth of the server suites'
 * processor time. The cost that the product asks for is kept for its own test; the packaged functions and the
 * journeys use the real package.
 */
const real = jest.requireActual<typeof Argon2>(`${process.cwd()}/node_modules/@node-rs/argon2`);

/** What the product asked for, in order. */
export const askedCosts: (Argon2.Options | null | undefined)[] = [];

export const hash: typeof Argon2.hash = (password, options) => {
  askedCosts.push(options);
  return real.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
};

/** A hash names its own cost. */
export const verify = real.verify;
