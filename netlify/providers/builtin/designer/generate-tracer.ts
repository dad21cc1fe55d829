import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Writes assets/tracer.json: photorealistic/tracer, compiled from AssemblyScript to WebAssembly. By hand, after a change of
 * the source: `npx tsx netlify/providers/builtin/designer/generate-tracer.ts`.
 */
export function compiledTracer(designer: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tracer-'));
  try {
    const target = path.join(folder, 'tracer.wasm');
    const compiler = path.resolve(designer, '../../../../node_modules/assemblyscript/bin/asc.js');
    execFileSync(process.execPath, [compiler, 'tracer.ts', ...options, '--outFile', target], { cwd: path.join(designer, 'photorealistic', 'tracer'), stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(target).toString('base64');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Speed before size, no garbage collector, four numbers at a time. */
const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '2'];

if (process.argv[1]?.endsWith('generate-tracer.ts')) {
  const designer = path.dirname(process.argv[1]);
  writeFileSync(path.join(designer, 'assets', 'tracer.json'), `${JSON.stringify({ wasm: compiledTracer(designer) })}\n`);
}
