/**
 * What is counted of wrong passwords. Ten for one account from one network, so that nobody can lock its owner out from
 * elsewhere; a hundred for one account from everywhere, so that many networks cannot guess for long. Nobody is locked
 * out for longer than these.
 */
export const signInGuesses = (email: string, network: string): Guesses => [
  [`sign-in ${email.toLowerCase()} from ${network}`, { calls: 10, perSeconds: 900 }],
  [`sign-in ${email.toLowerCase()}`, { calls: 100, perSeconds: 900 }],
];

type Guesses = [subject: string, limit: { calls: number; perSeconds: number }][];
