import { sql } from 'drizzle-orm';
import { creativeContract } from '../../../../src/contracts/creative';
import { UNKNOWN_PAGE } from '../../../../src/contracts/text';
import { creationSorts } from '../../../../src/domain/creation';
import { inWorkspace } from '../../../database/client';
import { addCreation, addMany } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { libraryListRepository, libraryPage, type LibraryQuery } from './library-list-repository';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const list = async (owner: Owner, query: Record<string, unknown> = {}) =>
  (await owner.call('creative', creativeContract.listCreations, query as never)).body.data as {
    items: { id: string; title: string; liked: boolean; shared: boolean; likes: number }[];
    nextCursor: string | null;
  };
const titles = async (owner: Owner, query: Record<string, unknown> = {}) =>
  (await list(owner, query)).items.map(({ title }) => title);

/** Every page, one after the other. */
async function walk(owner: Owner, query: Record<string, unknown>) {
  const seen: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await list(owner, { ...query, cursor });
    seen.push(...page.items.map(({ title }) => title));
    if (!page.nextCursor) return seen;
    cursor = page.nextCursor;
  }
}

describe('the list of the library', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await register();
    for (let n = 1; n <= 7; n += 1) {
      // Equal counts and equal times within threes: the id decides then.
      await addCreation(owner.workspaceId, {
        title: `${n % 2 === 0 ? 'b' : 'B'}un ${n}`,
        likes: Math.floor(n / 3),
        downloads: Math.floor(n / 4),
        created_at: new Date(Date.UTC(2026, 0, Math.floor(n / 3) + 1)),
      });
    }
  });

  it.each(creationSorts)('by %s goes through all of it once, whatever a page holds', async (sort) => {
    const whole = await titles(owner, { sort });
    expect(whole).toHaveLength(7);
    for (const limit of [1, 2, 3]) expect(await walk(owner, { sort, limit })).toEqual(whole);
  });

  it('is sorted as it says', async () => {
    expect(await titles(owner, { sort: 'title' })).toEqual([
      'Bun 1',
      'bun 2',
      'Bun 3',
      'bun 4',
      'Bun 5',
      'bun 6',
      'Bun 7',
    ]);
    expect((await list(owner, { sort: 'liked' })).items.map(({ likes }) => likes)).toEqual([2, 2, 1, 1, 1, 0, 0]);
    expect(await titles(owner, { sort: 'oldest' })).toEqual((await titles(owner)).reverse());
  });

  it.each(creationSorts)('by %s refuses a cursor that is broken, hostile or of another order', async (sort) => {
    const id = crypto.randomUUID();
    const written = (order: string, ...place: unknown[]) =>
      Buffer.from(`library-${order}${JSON.stringify(place)}`).toString('base64url');
    for (const cursor of [
      'x',
      '%%',
      written(sort, "'; DROP TABLE creations --", 'x'),
      written(sort, { a: 1 }, id),
      written(sort, '99999999999999999999', 'x'),
      written(sort, '\0', id),
      written(sort, '1'),
      written(sort === 'newest' ? 'oldest' : 'newest', '1', id),
    ]) {
      expect(await owner.call('creative', creativeContract.listCreations, { sort, cursor })).toMatchObject({
        status: 400,
        body: { error: UNKNOWN_PAGE },
      });
    }
  });
});

describe('what is in it', () => {
  it('leaves out what was stopped, what was taken out, and the other shapes of a post’s picture', async () => {
    const owner = await register();
    await asOwner(
      "INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, created_at, updated_at) VALUES ($1, $2, 2026, 1, 'A post', '', '', '[]', 'review', 1, now(), now())",
      [crypto.randomUUID(), owner.workspaceId],
    );
    const [piece] = await asOwner<{ id: string }>('SELECT id FROM pieces WHERE workspace_id = $1', [owner.workspaceId]);
    await addCreation(owner.workspaceId, { title: 'Square', piece_id: piece!.id });
    await addCreation(owner.workspaceId, { title: 'Wide', piece_id: piece!.id, aspect_ratio: '16:9' });
    await addCreation(owner.workspaceId, { title: 'Own wide', aspect_ratio: '16:9' });
    await addCreation(owner.workspaceId, { title: 'Stopped', status: 'cancelled' });
    await addCreation(owner.workspaceId, { title: 'Gone', deleted_at: new Date() });
    await addCreation(owner.workspaceId, { title: 'Failed', status: 'failed', cause: 'The service is away.' });
    expect((await titles(owner)).sort()).toEqual(['Failed', 'Own wide', 'Square']);
    expect((await owner.call('creative', creativeContract.getLibrary, {})).body.data).toEqual({
      count: 3,
      images: 3,
      videos: 0,
      folders: [],
    });
  });

  it('is found by its title and by what was asked for, in whatever letters, and signs mean themselves', async () => {
    const owner = await register();
    await addCreation(owner.workspaceId, { title: '100% rye_bread', prompt: 'x' });
    await addCreation(owner.workspaceId, { title: 'Buns', prompt: 'ÄPFEL in a basket' });
    await addCreation(owner.workspaceId, { title: 'C:\\loaf', prompt: 'x' });
    for (const [search, found] of [
      ['RYE', ['100% rye_bread']],
      ['äpfel', ['Buns']],
      ['0% r', ['100% rye_bread']],
      ['%', ['100% rye_bread']],
      ['_', ['100% rye_bread']],
      ['c:\\l', ['C:\\loaf']],
      ["' OR 1=1 --", []],
    ] as const)
      expect([search, await titles(owner, { search })]).toEqual([search, found]);
  });

  it('is chosen by type, source, style, folder and liking', async () => {
    const owner = await register();
    const { id: folder } = (await owner.call('creative', creativeContract.createFolder, { name: 'Spring' })).body.data;
    await addCreation(owner.workspaceId, { title: 'Picture', folder_id: folder });
    await addCreation(owner.workspaceId, { title: 'Clip', type: 'video', brief: null, motion: { style: 'cartoon' } });
    const photo = await addCreation(owner.workspaceId, { title: 'Photo', source: 'uploaded', brief: null });
    await owner.call('creative', creativeContract.updateCreation, { creationId: photo, liked: true });
    for (const [query, found] of [
      [{ type: 'video' }, ['Clip']],
      [{ source: 'uploaded' }, ['Photo']],
      [{ style: 'cartoon' }, ['Clip']],
      [{ style: 'minimalist' }, ['Picture']],
      [{ folder }, ['Picture']],
      [{ folder: 'none', type: 'image' }, ['Photo']],
      [{ liked: 'mine' }, ['Photo']],
      [{ folder: crypto.randomUUID() }, []],
    ] as const)
      expect([query, await titles(owner, query)]).toEqual([query, found]);
    expect((await owner.call('creative', creativeContract.getLibrary, {})).body.data).toEqual({
      count: 3,
      images: 2,
      videos: 1,
      folders: [{ id: folder, name: 'Spring', count: 1 }],
    });
  });
});

describe('a library of thousands', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await register();
    await addMany(owner.workspaceId, 6_000);
    await asOwner('ANALYZE creations');
  });

  const query = (sort: LibraryQuery['sort'], cursor?: string): LibraryQuery => ({
    sort,
    search: '',
    limit: 48,
    cursor,
  });
  const planOf = (asked: LibraryQuery) =>
    inWorkspace(owner.workspaceId, async (tx) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': unknown }>(
        sql`explain (format json) ${libraryPage(tx, owner.workspaceId, owner.session.user.id, asked).getSQL()}`,
      );
      return JSON.stringify(rows[0]!['QUERY PLAN']);
    });
  const INDEXES = {
    newest: 'creations_newest',
    oldest: 'creations_newest',
    liked: 'creations_most_liked',
    downloaded: 'creations_most_downloaded',
    title: 'creations_title',
  } as const;

  it.each(creationSorts)(
    'is read by %s from its index, on the first page and far behind, without being sorted',
    async (sort) => {
      let cursor: string | undefined;
      for (let page = 0; page < 20; page += 1)
        cursor =
          (
            await libraryListRepository.list(owner.workspaceId, owner.session.user.id, {
              ...query(sort, cursor),
              limit: 100,
            })
          ).nextCursor ?? undefined;
      for (const asked of [query(sort), query(sort, cursor)]) {
        const plan = await planOf(asked);
        expect(plan).toContain(`"Index Name":"${INDEXES[sort]}"`);
        expect(plan).not.toMatch(/"Node Type":"(Sort|Incremental Sort)"/);
      }
      // A function over a column is looked at after the workspace alone: titles are walked through, the others begin at the place.
      if (sort !== 'title') expect(await planOf(query(sort, cursor))).toMatch(/"Index Cond":"[^"]*ROW\(/);
    },
  );
});
