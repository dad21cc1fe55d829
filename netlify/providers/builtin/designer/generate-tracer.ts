import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileProgram } from '../compile-program';

/**
 * Writes assets/tracer.json: photorealistic/tracer, compiled from AssemblyScript to WebAssembly. By hand, after a change of
 * the source: `npx tsx netlify/providers/builtin/designer/generate-tracer.ts`.
 */
export const compiledTracer = (designer: string): string =>
  compileProgram(path.join(designer, 'photorealistic', 'tracer'), 'tracer.ts');

if (process.argv[1]?.endsWith('generate-tracer.ts')) {
  const designer = path.dirname(process.argv[1]);
  writeFileSync(
    path.join(designer, 'assets', 'tracer.json'),
    `${JSON.stringify({ wasm: compiledTracer(designer) })}\n`,
  );
}
