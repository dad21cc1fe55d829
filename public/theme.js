// Stands inside every public page, where the build leaves out lines of comment. Runs before the first paint, so that a chosen theme and known fonts never flash the other ones. The key is use-theme-choice.ts's.
try {
  const choice = globalThis.localStorage.getItem('theme');
  const root = globalThis.document.documentElement;
  // Who has been here has our fonts in the browser's cache: they need not wait for the first paint (page-loader.ts).
  if (globalThis.localStorage.getItem('fonts') === 'kept') root.removeAttribute('data-fonts');
  if (choice === 'light' || choice === 'dark') root.setAttribute('data-theme', choice);
} catch {
  // storage is switched off: the system's theme holds
}
