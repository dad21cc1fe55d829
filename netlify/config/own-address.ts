/**
 * Where this process listens, as it reaches itself; null where a platform calls the functions. A request's own origin says
 * nothing about that: whoever sends it chooses its Host header. In the process's environment, because host and functions
 * are separate bundles.
 */
// eslint-disable-next-line no-restricted-properties -- this process wrote it for itself: it is nobody's setting
export const ownAddress = (): string | null => process.env[NAME] ?? null;

export function noteOwnAddress({ hostname, port }: { hostname: string; port: number }): void {
  const host = hostname === '0.0.0.0' || hostname === '::' ? 'localhost' : hostname;
  // eslint-disable-next-line no-restricted-properties -- as above
  process.env[NAME] = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const NAME = 'FOURBEAT_OWN_ADDRESS';
