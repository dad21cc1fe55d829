/** Stands for https://the.installation in prerendered files; whoever serves them puts the real origin there. */
export const ORIGIN = 'https://origin.invalid';
