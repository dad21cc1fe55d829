/**
 * A sentence of the product specification and its status: the test that proves it, a deliberate departure, or
 * the capability that will implement it. `netlify/testing/spec-coverage.test.ts` checks that every named test
 * exists.
 */
export type Sentence = { says: string } & ({ test: string; in: string } | { departure: string } | { later: string });
