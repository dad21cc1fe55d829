/**
 * What the build was told. Vite replaces the constant (`define` in vite.config.ts, from VITE_API_HOST); where nothing
 * replaces it, as in tests and prerendering, the defaults hold. `import.meta.env` itself does not load under CommonJS.
 */
export const env: ClientEnv = {
  /** Origin of the API, without a trailing slash; '' means the page's own origin. */
  apiHost: (typeof __VITE_API_HOST__ === 'string' ? __VITE_API_HOST__ : '').replace(/\/+$/, ''),
};

/** What is for people who build the product: the page /ui, Redux DevTools. A constant of its own, so that a build leaves their code out. */
export const forDevelopers = typeof __FOR_DEVELOPERS__ === 'boolean' && __FOR_DEVELOPERS__;

declare const __FOR_DEVELOPERS__: boolean | undefined;
declare const __VITE_API_HOST__: string | undefined;

interface ClientEnv {
  apiHost: string;
}
