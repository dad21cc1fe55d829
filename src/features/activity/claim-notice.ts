/**
 * Returns true in only one tab of this browser, however many hear of the same activity at once. `mark` grows
 * with time. Where the browser has no locks or no storage, every tab may get true; the notification's tag then
 * still merges them.
 */
export async function claimNotice(key: string, mark: string): Promise<boolean> {
  const claim = () => {
    if ((window.localStorage.getItem(key) ?? '') >= mark) return false;
    window.localStorage.setItem(key, mark);
    return true;
  };
  try {
    return 'locks' in navigator ? await navigator.locks.request(key, claim) : claim();
  } catch {
    return true;
  }
}
