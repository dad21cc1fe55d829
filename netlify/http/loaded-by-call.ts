/**
 * Handlers whose modules are loaded by the first call of one of them, so that a cold start does not pay for what its
 * request may never need. `load` makes them once; when it fails, the next call tries again.
 */
export function loadedByCall<N extends string, H extends Record<N, Handler>>(
  names: readonly N[],
  load: () => Promise<H>,
): Pick<H, N> {
  let loaded: Promise<H> | undefined;
  const all = () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
  const late =
    (name: N): Handler =>
    async (...call) =>
      (await all())[name](...call);
  return Object.fromEntries(names.map((name) => [name, late(name)])) as Pick<H, N>;
}

type Handler = (...call: never[]) => Promise<unknown>;
