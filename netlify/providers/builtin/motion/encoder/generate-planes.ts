import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileProgram } from '../../compile-program';

/**
 * Writes planes.json: planes/, compiled from AssemblyScript to WebAssembly. By hand, after a change of the source:
 * `npx tsx netlify/providers/builtin/motion/encoder/generate-planes.ts`.
 */
export const compiledPlanes = (encoder: string): string => compileProgram(path.join(encoder, 'planes'), 'planes.ts');

if (process.argv[1]?.endsWith('generate-planes.ts')) {
  const encoder = path.dirname(process.argv[1]);
  writeFileSync(path.join(encoder, 'planes.json'), `${JSON.stringify({ wasm: compiledPlanes(encoder) })}\n`);
}
