import path from 'node:path';
import tracer from '../assets/tracer.json';
import { compiledTracer } from '../generate-tracer';

/** The compiler is a program of its own. */

it('is what its source compiles to: after a change, run generate-tracer.ts', () => {
  expect(compiledTracer(path.join(__dirname, '..'))).toBe(tracer.wasm);
});
