/** A fault of a field inside `connect`, however deep, or of the field itself. */
export function faultAt(faults: Record<string, string>, name: string): string | undefined {
  const found = Object.entries(faults).find(([path]) =>
    [name, `connect.${name}`].some((place) => path === place || path.startsWith(`${place}.`)),
  );
  return found?.[1];
}

/** Domains as they are typed: one a line, or with commas between them. */
export const hostsOf = (typed: string): string[] => typed.split(/[\s,]+/).filter((host) => host !== '');
