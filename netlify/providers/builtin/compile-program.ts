import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** WebAssembly in base64 of an entry in a folder of AssemblyScript; for the generators of assets, run from the project's root. */
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

/** Speed before size, no garbage collector, several numbers at a time. */
const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '2'];
