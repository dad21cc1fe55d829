import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads every bundled function of a folder once, so that later calls find it warm. */
export async function loadFunctionRoutes(folder: string): Promise<FunctionRoutes> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .sort();
  return createFunctionRoutes(
    await Promise.all(
      names.map(
        async (name) => [name, (await import(pathToFileURL(join(folder, name)).href)) as FunctionModule] as const,
      ),
    ),
  );
}

/**
 * Finds the function for a request by Netlify's rules: `config.path` (URLPattern), `excludedPath` and `method`.
 * Functions without a path (scheduled and background ones) have no address here: this process's worker does
 * their work.
 */
export function createFunctionRoutes(modules: (readonly [name: string, module: FunctionModule])[]): FunctionRoutes {
  const routes = modules.flatMap(([name, module]) => routesOf(name, module));
  return (request) => {
    const { pathname } = new URL(request.url);
    for (const route of routes) {
      if (route.methods && !route.methods.has(request.method)) continue;
      const match = route.pattern.exec({ pathname });
      if (!match || route.excluded.some((pattern) => pattern.test({ pathname }))) continue;
      return { handle: route.handle, params: paramsOf(match), preferStatic: route.preferStatic };
    }
    return undefined;
  };
}

function routesOf(name: string, module: FunctionModule): Route[] {
  if (typeof module.default !== 'function') throw new Error(`${name} has no default export to call.`);
  const { path, excludedPath, method, preferStatic = false } = module.config ?? {};
  const methods = method === undefined ? undefined : new Set(list(method).map((word) => word.toUpperCase()));
  const excluded = list(excludedPath).map((pathname) => new URLPattern({ pathname }));
  return list(path).map((pathname) => ({
    preferStatic,
    handle: module.default,
    pattern: new URLPattern({ pathname }),
    excluded,
    methods,
  }));
}

const list = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

/** Unnamed groups (`*`) are named by numbers, which Netlify's context leaves out. */
const paramsOf = (match: URLPatternResult): Record<string, string> =>
  Object.fromEntries(
    Object.entries(match.pathname.groups).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && !/^\d+$/.test(pair[0]),
    ),
  );

export type FunctionRoutes = (
  request: Request,
) => { handle: PlatformFunction; params: Record<string, string>; preferStatic: boolean } | undefined;

/** A Netlify function of the second generation. */
export type PlatformFunction = (request: Request, context: HostContext) => Promise<Response>;

/** The context that a function gets besides the request; a subset of Netlify's. */
export interface HostContext {
  ip: string;
  requestId: string;
  params: Record<string, string>;
  url: URL;
  waitUntil(work: Promise<unknown>): void;
}

export interface FunctionModule {
  default: PlatformFunction;
  config?: {
    path?: string | string[];
    excludedPath?: string | string[];
    method?: string | string[];
    preferStatic?: boolean;
  };
}

interface Route {
  handle: PlatformFunction;
  pattern: URLPattern;
  excluded: URLPattern[];
  methods: Set<string> | undefined;
  /** A static file at the same path takes precedence. */
  preferStatic: boolean;
}
