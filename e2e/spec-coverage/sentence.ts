/**
 * One sentence of the product specification and what stands for it: the test that proves it, the departure that was
 * made on purpose, or the capability that will bring it. `netlify/testing/spec-coverage.test.ts` checks that every
 * named test exists.
 */
export type Sentence = { says: string } & ({ test: string; in: string } | { departure: string } | { later: string });
