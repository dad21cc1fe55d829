// Runs before the first paint, so that a chosen theme never flashes the other one. The key is use-theme-choice.ts's.
try {
  const choice = globalThis.localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') globalThis.document.documentElement.setAttribute('data-theme', choice);
} catch {
  // storage is switched off: the system's theme holds
}
