import { uploadRoom } from '../../../../src/domain/library';
import type { LibraryRepository } from './library-repository';
import { makeLibraryService } from './library-service';
import type { CreationRow } from '../creations/present-creation';

const ANA = { workspaceId: '0190a000-0000-7000-8000-000000000001', userId: '0190a000-0000-7000-8000-000000000002' };
const CREATION = '0190a000-0000-7000-8000-000000000003';
const clock = { now: () => new Date('2026-06-09T10:00:00Z') };
const ids = { id: () => CREATION, token: () => 'token' };

const rowOf = (partial: Partial<CreationRow>): CreationRow =>
  ({
    id: CREATION,
    type: 'image',
    source: 'made',
    status: 'completed',
    progress: 100,
    cause: null,
    brief: null,
    motion: null,
    prompt: 'Rye',
    storageKey: 'designs/00/0.webp',
    title: 'Rye',
    pieceId: null,
    createdAt: clock.now(),
    ...partial,
  }) as CreationRow;

/** A library that holds one creation; `logged` is what was written to the log, `rooms` what a restored one had to fit in. */
function openLibrary(partial: Partial<CreationRow> = {}, { isFull = false } = {}) {
  const [logged, rooms]: [string[], number[]] = [[], []];
  const listed = { row: rowOf(partial), liked: false, shared: false, token: null };
  const repository = {
    find: async () => listed,
    listUses: async () => [{ pieceId: 'p', title: 'Our first post', status: 'published' }],
    share: async ({ token }: { token: string }, { title }: { title: string }) => (logged.push(title), token),
    restore: async (_workspaceId: string, _userId: string, _creationId: string, room: number) => (
      rooms.push(room),
      isFull ? 'full' : listed
    ),
  } as unknown as LibraryRepository;
  return {
    logged,
    rooms,
    library: makeLibraryService({
      repository,
      lists: {} as never,
      cancel: async () => false,
      writeToken: () => 'address',
      clock,
      ids,
    }),
  };
}

describe('sharing', () => {
  it('gives a finished one an address and tells the log of it', async () => {
    const { library, logged } = openLibrary();
    expect([await library.share(ANA, CREATION, { id: ANA.userId, name: 'Ana' }), logged]).toEqual([
      { path: '/s/address' },
      [expect.stringContaining('“Rye” was shared')],
    ]);
  });

  it('gives a first version that stayed one its address too', async () => {
    expect(
      await openLibrary({ cause: 'The better version could not be rendered.' }).library.share(ANA, CREATION, {
        id: ANA.userId,
        name: 'Ana',
      }),
    ).toEqual({ path: '/s/address' });
  });

  it.each([
    ['refining', 'This is still the first version. Share it when the better one is ready.'],
    ['generating', 'There is nothing to share yet.'],
    ['failed', 'There is nothing to share yet.'],
  ] as const)('refuses one that is %s', async (status, sentence) => {
    const { library, logged } = openLibrary({ status });
    await expect(library.share(ANA, CREATION, { id: ANA.userId, name: 'Ana' })).rejects.toMatchObject({
      code: 'conflict',
      message: sentence,
    });
    expect(logged).toEqual([]);
  });
});

describe('putting back', () => {
  it.each(['Trial', 'Starter', 'Pro', 'Agency'] as const)(
    'measures what was brought by the room of the plan %s',
    async (plan) => {
      const { library, rooms } = openLibrary({ source: 'uploaded' });
      expect([await library.restore(ANA, CREATION, plan), rooms]).toEqual([
        expect.objectContaining({ id: CREATION }),
        [uploadRoom(plan)],
      ]);
    },
  );

  it('says what to do where there is no room any more; who has the largest plan is not sent to a larger one', async () => {
    const { library } = openLibrary({ source: 'uploaded' }, { isFull: true });
    await expect(library.restore(ANA, CREATION, 'Starter')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/take up 2 GB in all.+or choose a larger plan\.$/),
    });
    await expect(library.restore(ANA, CREATION, 'Agency')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/take up 20 GB in all.+Delete some\.$/),
    });
  });
});

it('does not delete the picture of a post, and names the post', async () => {
  await expect(openLibrary({ pieceId: 'p' }).library.remove(ANA, CREATION)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('“Our first post”'),
  });
});
