import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPack, packIds } from './pack-files';
import { allNotes } from './note-files';
import { notesSchema, tradePackSchema } from './trade-pack';

const filesIn = (folder: string): string[] =>
  readdirSync(join(__dirname, '..', folder)).map((file) => `${folder}/${file}`);
const contentOf = (file: string): object => JSON.parse(readFileSync(join(__dirname, '..', file), 'utf8')) as object;

it.each([
  ...filesIn('packs').map((file) => ({ file, schema: tradePackSchema })),
  ...filesIn('notes').map((file) => ({ file, schema: notesSchema })),
])('$file has the fields that it should and no others', ({ file, schema }) => {
  const { error } = schema.safeParse(contentOf(file));
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([]);
});

it('every note of every file is known', async () => {
  const written = filesIn('notes').flatMap((file) => Object.keys((contentOf(file) as { subjects: object }).subjects));
  expect((await allNotes()).map(({ id }) => id).sort()).toEqual(written.map((id) => `note-${id}`).sort());
});

it('every file of a trade is in the list, and named by its id', async () => {
  const listed = await Promise.all(packIds.map(loadPack));
  expect(listed.map((pack) => `packs/${pack?.id}.json`).sort()).toEqual(filesIn('packs').sort());
  for (const file of filesIn('packs')) expect(contentOf(file)).toHaveProperty('id', file.slice('packs/'.length, -5));
});

it('a pack with a misspelt field, with stems that are no pattern or with one too few lines for a voice is refused, and so are notes with fields of a pack', () => {
  const pack = contentOf('packs/bakery.json') as { voice: object };
  expect(tradePackSchema.safeParse(pack).success).toBe(true);
  expect(tradePackSchema.safeParse({ ...pack, offerOn: 'bread' }).success).toBe(false);
  expect(tradePackSchema.safeParse({ ...pack, offersOn: 'bread|(rolls' }).success).toBe(false);
  expect(notesSchema.safeParse({ subjects: { bread: pack } }).success).toBe(false);
  expect(tradePackSchema.safeParse({ ...pack, voice: { ...pack.voice, casual: ['Toast.'] } }).success).toBe(false);
});
