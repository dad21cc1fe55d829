/** What is counted of wrong passwords: for one account, wherever they come from; nobody is locked out for longer than this. */
export const signInGuesses = (email: string) => [`sign-in ${email.toLowerCase()}`, { calls: 10, perSeconds: 900 }] as const;
