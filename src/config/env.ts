/**
 * Build-time settings. Vite replaces the constant (`define` in vite.config.ts, from VITE_API_HOST); where
 * nothing does, as in tests and prerendering, the defaults apply. `import.meta.env` itself does not load under
 * CommonJS.
 */
export const env: ClientEnv = {
  /** Origin of the API, without a trailing slash; '' means the page's own origin. */
  apiHost: (typeof __VITE_API_HOST__ === 'string' ? __VITE_API_HOST__ : '').replace(/\/+$/, ''),
};

/**
 * Whether developer tools are included: the page /ui and Redux DevTools. A separate constant, so that production
 * builds drop their code.
 */
export const forDevelopers = typeof __FOR_DEVELOPERS__ === 'boolean' && __FOR_DEVELOPERS__;

declare const __FOR_DEVELOPERS__: boolean | undefined;
declare const __VITE_API_HOST__: string | undefined;

interface ClientEnv {
  apiHost: string;
}
