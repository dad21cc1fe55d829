/**
 * npm leaves other platforms' packages out of the lockfile when the registry lacks them, and `npm ci` then
 * refuses that lockfile everywhere. This restores them from their dependents' exact versions; system, CPU and C
 * library follow from their names. Returns the missing names.
 */
export function completePlatforms(lockfile: Lockfile): string[] {
  const added: string[] = [];
  for (const [path, dependent] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(dependent.optionalDependencies ?? {})) {
      const target = targetOf(name);
      if (!target || !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version) || isLocked(lockfile, path, name)) continue;
      lockfile.packages[`node_modules/${name}`] = {
        version,
        ...target,
        ...(dependent.dev && { dev: true }),
        optional: true,
      };
      added.push(name);
    }
  }
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return added;
}

/** Resolved like Node: beside the dependent, then in every parent folder. */
function isLocked(lockfile: Lockfile, dependent: string, name: string): boolean {
  const parts = dependent === '' ? [] : dependent.split(/\/?node_modules\//).slice(1);
  return [...parts.keys(), parts.length].some(
    (depth) => [...parts.slice(0, depth), name].map((part) => `node_modules/${part}`).join('/') in lockfile.packages,
  );
}

function targetOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = words.find((word) => SYSTEMS.has(word));
  const cpu = words.find((word) => PROCESSORS.has(word));
  if (!os || !cpu) return undefined;
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : os === 'linux' && words.some((word) => /^(glibc|gnu)/.test(word))
      ? 'glibc'
      : undefined;
  return { cpu: [cpu], ...(libc && { libc: [libc] }), os: [os] };
}

const SYSTEMS = new Set(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']);
const PROCESSORS = new Set(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']);

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
