import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button that saves, and waits for its "Saved!". That disappears after two seconds, which polling from
 * outside can miss on a busy machine; so the page itself watches for it.
 */
export async function savedBy(button: Locator): Promise<void> {
  const element = await button.elementHandle();
  const seen = await element!.evaluateHandle((pressed) => {
    const watched = { said: pressed.textContent === 'Saved!' };
    new MutationObserver(() => {
      watched.said ||= pressed.textContent === 'Saved!';
    }).observe(pressed, { childList: true, characterData: true, subtree: true });
    return watched;
  });
  await button.click();
  await expect.poll(() => seen.evaluate(({ said }) => said), 'it says "Saved!"').toBe(true);
}
