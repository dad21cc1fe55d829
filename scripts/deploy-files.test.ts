import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { healthContract } from '../src/contracts/health';

const read = (file: string): string => readFileSync(file, 'utf8');
const { scripts, devDependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'devDependencies',
  Record<string, string>
>;
const documented = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
const defaultPort = /process\.env\.PORT \|\| (\d+)/.exec(read('scripts/server.ts'))![1]!;
/** What `npm start` runs, with the lockfile's Node.js: the machine's own may be older, which need-node.js handles. */
const start = [
  'node_modules/.bin/node',
  ...scripts.start!.replace('--import ./scripts/need-node.js ', '').split(' ').slice(1),
];

it('starts what npm start does', () => {
  expect([start, existsSync(start[1]!), 'node' in devDependencies]).toEqual([
    ['node_modules/.bin/node', 'scripts/start.ts'],
    true,
    true,
  ]);
});

describe('deploy/fourbeat.service', () => {
  const unit = parseUnit(read('deploy/fourbeat.service'));
  const service = (name: string) => unit.get(`Service.${name}`);

  it('runs it from its folder as a user of its own, again whenever it ends', () => {
    const folder = service('WorkingDirectory')!;
    expect(service('ExecStart')).toBe([join(folder, start[0]!), start[1]].join(' '));
    expect([
      service('User'),
      service('Restart'),
      unit.get('Unit.StartLimitIntervalSec'),
      unit.get('Install.WantedBy'),
    ]).toEqual(['fourbeat', 'always', '0', 'multi-user.target']);
    expect(existsSync(unit.get('Unit.Documentation')!.replace(`file:${folder}/`, ''))).toBe(true);
  });

  it('may write its data folder and nothing else', () => {
    const [name, value] = service('Environment')!.split('=');
    expect([name, value, documented.has(name)]).toEqual(['DATA_DIR', `/var/lib/${service('StateDirectory')}`, true]);
    expect(
      ['ProtectSystem', 'NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'CapabilityBoundingSet'].map(service),
    ).toEqual(['strict', 'yes', 'yes', 'yes', '']);
    expect(unit.has('Service.MemoryDenyWriteExecute')).toBe(false); // Node.js would crash at its first compiled function
  });

  it('waits for jobs and database to stop, and signals the application alone', () => {
    const bounds = [
      /STOP_MS = (\d+)_000/.exec(read('netlify/jobs/worker.ts'))![1],
      /boundMs = (\d+)_000/.exec(read('scripts/shutdown.ts'))![1],
    ].map(Number);
    expect(Number(service('TimeoutStopSec'))).toBeGreaterThan(bounds[0]! + bounds[1]!);
    expect(service('KillMode')).toBe('mixed');
  });
});

describe('deploy/compose.yaml and its image', () => {
  const {
    services: { fourbeat },
    volumes,
  } = parse(read('deploy/compose.yaml')) as Compose;
  const docker = [...read('deploy/Dockerfile').matchAll(/^([A-Z]+) (.*)$/gm)].map(([, word, rest]) => ({
    word,
    rest: rest!,
  }));
  const rest = (word: string): string[] => docker.filter((line) => line.word === word).map((line) => line.rest);
  const image = Object.fromEntries(
    rest('ENV')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=')),
  );

  it('builds with scripts that there are, and starts what npm start does, not as root', () => {
    expect([
      fourbeat.build.context,
      existsSync(fourbeat.build.dockerfile),
      existsSync(`${fourbeat.build.dockerfile}.dockerignore`),
    ]).toEqual(['..', true, true]);
    for (const [, name] of rest('RUN')
      .join('\n')
      .matchAll(/npm run (\S+)/g))
      expect(scripts).toHaveProperty([name!]);
    for (const file of ['package.json', 'package-lock.json'])
      expect([rest('COPY')[0], existsSync(file)]).toEqual([expect.stringContaining(file), true]);
    expect([JSON.parse(rest('CMD')[0]!), rest('USER')]).toEqual([start, ['node']]);
  });

  it('keeps secrets and data of the machine out of the image', () => {
    expect(read('deploy/Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.data', '.git', 'node_modules']),
    );
  });

  it('sets what the application reads, keeps its data in a volume and starts again by itself', () => {
    const { DATA_DIR, ...listen } = fourbeat.environment;
    expect(fourbeat.environment).toEqual(image);
    expect([...Object.keys(fourbeat.environment)].filter((name) => !documented.has(name))).toEqual([]);
    expect([fourbeat.volumes, rest('VOLUME'), volumes]).toEqual([[`data:${DATA_DIR}`], [DATA_DIR], { data: null }]);
    expect([listen, fourbeat.ports, rest('EXPOSE'), fourbeat.restart]).toEqual([
      { HOST: '0.0.0.0', PORT: defaultPort },
      [`127.0.0.1:${defaultPort}:${defaultPort}`],
      [defaultPort],
      'unless-stopped',
    ]);
  });

  it('asks the health address whether it is well, by a program that ends with 1 where nobody answers', () => {
    const [how, program, flag, text] = fourbeat.healthcheck.test;
    expect([how, program, flag]).toEqual(['CMD', start[0], '--eval']);
    expect(text).toContain(`http://127.0.0.1:${defaultPort}${healthContract.getHealth.path}'`);
  });
});

test('the guide names both, and what they need', () => {
  const guide = read('docs/operating.md');
  for (const words of ['deploy/fourbeat.service', 'deploy/compose.yaml', '/var/lib/fourbeat', '/srv/fourbeat'])
    expect(guide).toContain(words);
});

/** Settings as "Section.Name", without comments and blank lines. */
function parseUnit(text: string): Map<string, string> {
  let section = '';
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) found.set(`${section}.${name}`, value!);
  }
  return found;
}

interface Compose {
  services: {
    fourbeat: {
      build: { context: string; dockerfile: string };
      restart: string;
      environment: Record<string, string>;
      ports: string[];
      volumes: string[];
      healthcheck: { test: string[] };
    };
  };
  volumes: Record<string, null>;
}
