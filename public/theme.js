// Stands inside every public page, where the build leaves out lines of comment. Runs before the first paint, so that a chosen theme and known fonts never flash the other ones. The key is use-theme-choice.ts's.
const root = globalThis.document.documentElement;
try {
  const choice = globalThis.localStorage.getItem('theme');
  // Who has been here has our fonts in the browser's cache: they need not wait for the first paint (page-loader.ts).
  if (globalThis.localStorage.getItem('fonts') === 'kept') root.removeAttribute('data-fonts');
  // Login and register lead whoever is signed in away, and show them no form (page-loader.ts). The key is session-storage.ts's.
  if ('visitors' in root.dataset && globalThis.localStorage.getItem('authToken')) root.dataset.session = 'likely';
  if (choice === 'light' || choice === 'dark') root.setAttribute('data-theme', choice);
} catch {
  // storage is switched off: the system's theme holds, and who is signed in only the server knows
  if ('visitors' in root.dataset) root.dataset.session = 'unknown';
}
