import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuiltinSpeech } from './builtin-speech';
import { readableSentence } from './readable-sentence';

it('says a sentence as sound of one channel, 16 kHz and 16 bits, loud enough, and the same again from what it kept', async () => {
  const { say } = makeBuiltinSpeech();
  const [one, other] = await Promise.all([say('Hello Ada.'), say('Hello Ada.')]);
  expect(other).toBe(one);
  const wav = Buffer.from(one!);
  expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, at) => Math.abs(wav.readInt16LE(44 + at * 2)));
  expect(Math.max(...samples)).toBeGreaterThan(5_000);
  expect(samples.length / 16_000).toBeGreaterThan(0.5);
  expect(await say('Hello Ada.')).toBe(one);
  expect((await say('Which one shall we make?'))!.length).not.toBe(wav.length);
});

it('keeps no more than it may', async () => {
  const { say } = makeBuiltinSpeech({ most: 1 });
  const one = await say('No.');
  const again = await say('No.');
  expect(again).not.toBe(one);
  expect(Buffer.from(again!).equals(one!)).toBe(true);
});

it('says in words where it is not installed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'voiceless-'));
  try {
    await expect(makeBuiltinSpeech({ root }).say('Hello.')).rejects.toMatchObject({ code: 'unavailable' });
  } finally {
    rmSync(root, { recursive: true });
  }
});

it.each([
  ['Café Noël in der Großen Straße', 'Cafe Noel in der Grossen Strasse'],
  ['“Ada’s” buns – now…', '"Ada\'s" buns - now...'],
  ['Rye ✦ buns\n', 'Rye buns'],
  ['-voice x', '-voice x'],
  ['Хлеб', null],
  ['面包 and buns', null],
  [' ✦ ', null],
  ['long '.repeat(200), null],
])('reads %j as %j', (sentence, read) => expect(readableSentence(sentence)).toBe(read));
