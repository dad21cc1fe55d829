/**
 * The address of one of our own workers, as browsers with Trusted Types want it: the pages' policy lets only this name make
 * one (netlify/host/headers.ts), and this makes none but those below.
 */
export function ownWorker(path: OwnWorker): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('own-workers', { createScriptURL: only });
  return (policy ? policy.createScriptURL(path) : only(path)) as string;
}

function only(path: string): string {
  if (!OWN.has(path)) throw new TypeError('This is no worker of ours.');
  return path;
}

let policy: Policy | undefined;

const OWN: ReadonlySet<string> = new Set<OwnWorker>(['/call-worker.js']);
type OwnWorker = '/call-worker.js';

interface Policy {
  createScriptURL(path: string): unknown;
}
interface Factory {
  createPolicy(name: string, rules: { createScriptURL: (path: string) => string }): Policy;
}
