import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Compiles an entry of a folder of AssemblyScript to WebAssembly in base64; for the asset generators, run from
 * the project's root.
 */
export function compileProgram(folder: string, entry: string): string {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'program-'));
  try {
    const target = path.join(temporary, 'program.wasm');
    const compiler = path.resolve('node_modules/assemblyscript/bin/asc.js');
    execFileSync(process.execPath, [compiler, entry, ...options, '--outFile', target], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readFileSync(target).toString('base64');
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Optimised for speed: no garbage collector, SIMD. */
const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '2'];
