/** Asks again, `every` so many milliseconds, until it is so; the test's own time-out is the bound. */
export async function until(isSo: () => boolean | Promise<boolean>, every = 20): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, every));
}
