/** Placeholder for the installation's origin in prerendered files; the server replaces it. */
export const ORIGIN = 'https://origin.invalid';
