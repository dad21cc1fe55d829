/** Puts a text on the clipboard; says whether that worked. Over plain http browsers have no clipboard to write to, hence the older way after the first. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  document.body.append(carrier);
  carrier.focus({ preventScroll: true });
  carrier.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    carrier.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
