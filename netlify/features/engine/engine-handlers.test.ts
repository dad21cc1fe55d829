import { creativeContract } from '../../../src/contracts/creative';
import { engineContract } from '../../../src/contracts/engine';
import { publicationContract } from '../../../src/contracts/publication';
import { DAY_MS } from '../../../src/domain/duration';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { useRealPictures } from '../../testing/real-pictures';
import { bakery, functions, onePixelPng, register } from '../../testing/world';
import { engineJobs } from './engine-wiring';

useDatabase();

async function withIdeas() {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const cycle = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  return { ...owner, cycle };
}

describe('the main job', () => {
  useRealPictures();

  it('leads from a description to a post that anyone can read, with each beat following', async () => {
    const owner = await register();
    const beats = async () =>
      (await owner.call('engine', engineContract.getCycle, {})).body.data.beats
        .map((beat: { state: string }) => beat.state)
        .join(' ');
    expect(await beats()).toBe('now next next next');
    await owner.call('engine', engineContract.updateProfile, bakery);
    expect(await beats()).toBe('done now next next');
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    expect(ideas).toHaveLength(3);
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
    expect(piece).toMatchObject({ status: 'review', version: 1, publicPath: null });
    expect(piece.pictures.map((picture: { aspectRatio: string }) => picture.aspectRatio).sort()).toEqual([
      '16:9',
      '1:1',
      '4:3',
      '9:16',
    ]);
    expect(await beats()).toBe('done done now next');
    const edited = (
      await owner.call('engine', engineContract.updatePiece, {
        pieceId: piece.id,
        version: 1,
        title: 'Rye, and how to keep it',
        body: 'First.\n\nSecond.',
        altText: 'A loaf',
      })
    ).body.data;
    const approved = (
      await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: edited.version })
    ).body.data;
    expect(approved.status).toBe('scheduled');
    expect(await beats()).toBe('done done done now');
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    const published = (await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data;
    expect(published).toMatchObject({
      status: 'published',
      publicPath: `/p/${owner.session.workspace.slug}/rye-and-how-to-keep-it`,
    });
    expect(await beats()).toBe('done done done done');

    const stranger = makeClient(functions);
    const slugs = { workspaceSlug: owner.session.workspace.slug, postSlug: 'rye-and-how-to-keep-it' };
    const post = await stranger.call('publication', publicationContract.getPost, slugs);
    expect(post.status).toBe(200);
    expect(post.body).toContain('<h1');
    expect(post.body).toContain('Rye, and how to keep it');
    expect(post.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await stranger.call('publication', publicationContract.getPublicPage, slugs);
    expect(page.body).toContain(`/p/${slugs.workspaceSlug}/rye-and-how-to-keep-it`);
    expect((await stranger.call('publication', publicationContract.getFeed, slugs)).body).toContain(
      '<title><![CDATA[Rye, and how to keep it]]></title>',
    );
    const pictureId = published.pictures[0].id;
    const picture = await stranger.call('publication', publicationContract.getPublicPicture, { ...slugs, pictureId });
    expect([picture.status, picture.response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('asks for the job in the transaction of the approval, at the time that was chosen', async () => {
    const { call, cycle } = await withIdeas();
    const piece = (await call('engine', engineContract.createPiece, { ideaId: cycle.ideas[0].id })).body.data;
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const approved = (
      await call('engine', engineContract.approvePiece, {
        pieceId: piece.id,
        version: 1,
        publishAt: { date: day, time: '16:30' },
      })
    ).body.data;
    const jobs = await asOwner<{ start_after: Date; data: { pieceId: string } }>(
      "SELECT start_after, data FROM pgboss.job WHERE name = 'publish-piece' AND data->>'pieceId' = $1",
      [piece.id],
    );
    expect(jobs).toEqual([
      { start_after: new Date(approved.scheduledFor), data: { workspaceId: expect.any(String), pieceId: piece.id } },
    ]);
  });
});

describe('publishing', () => {
  async function approved() {
    const owner = await withIdeas();
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: owner.cycle.ideas[0].id })).body
      .data;
    const scheduled = (await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: 1 })).body
      .data;
    return { ...owner, piece: scheduled };
  }
  const publications = (pieceId: string) => asOwner('SELECT 1 FROM publications WHERE piece_id = $1', [pieceId]);

  it('happens once though the job runs five times at once', async () => {
    const { workspaceId, piece, call } = await approved();
    await Promise.all(Array.from({ length: 5 }, () => engineJobs().publishPiece({ workspaceId, pieceId: piece.id })));
    expect(await publications(piece.id)).toHaveLength(1);
    expect((await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.version).toBe(
      piece.version + 1,
    );
  });

  it('does not happen to a piece that was taken back, and does at its new time', async () => {
    const { workspaceId, piece, call } = await approved();
    await call('engine', engineContract.withdrawPiece, { pieceId: piece.id, version: piece.version });
    await engineJobs().publishPiece({ workspaceId, pieceId: piece.id });
    expect(await publications(piece.id)).toHaveLength(0);
    const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    await call('engine', engineContract.approvePiece, {
      pieceId: piece.id,
      version: piece.version + 1,
      publishAt: { date: day, time: '09:00' },
    });
    await engineJobs().publishPiece({ workspaceId, pieceId: piece.id }); // the first job comes late
    expect(await publications(piece.id)).toHaveLength(0);
  });

  it('gives two posts of one title two addresses', async () => {
    const { workspaceId, call, cycle } = await withIdeas();
    const paths: string[] = [];
    for (const idea of cycle.ideas.slice(0, 2)) {
      const piece = (await call('engine', engineContract.createPiece, { ideaId: idea.id })).body.data;
      const edited = (
        await call('engine', engineContract.updatePiece, {
          pieceId: piece.id,
          version: 1,
          title: 'Rye',
          body: 'x',
          altText: '',
        })
      ).body.data;
      await call('engine', engineContract.approvePiece, { pieceId: piece.id, version: edited.version });
      await engineJobs().publishPiece({ workspaceId, pieceId: piece.id });
      paths.push((await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.publicPath);
    }
    expect(paths.map((path) => path.split('/').at(-1))).toEqual(['rye', 'rye-2']);
  });

  it('leaves the address of a workspace without posts empty to outsiders', async () => {
    const { session } = await withIdeas();
    const page = await makeClient(functions).call('publication', publicationContract.getPublicPage, {
      workspaceSlug: session.workspace.slug,
    });
    expect(page.status).toBe(404);
    expect(page.body).toContain('has nothing to read here yet');
  });
});

describe('two at once', () => {
  it('pick one idea and make one piece', async () => {
    const { call, cycle } = await withIdeas();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => call('engine', engineContract.createPiece, { ideaId: cycle.ideas[0].id })),
    );
    expect(new Set(replies.map((reply) => reply.body.data?.id)).size).toBe(1);
    expect((await call('engine', engineContract.listPieces, {})).body.data.items).toHaveLength(1);
  });

  it('edit one version, and the later one is told, with nothing overwritten', async () => {
    const { call, cycle } = await withIdeas();
    const piece = (await call('engine', engineContract.createPiece, { ideaId: cycle.ideas[0].id })).body.data;
    const edit = (title: string) =>
      call('engine', engineContract.updatePiece, {
        pieceId: piece.id,
        version: piece.version,
        title,
        body: 'x',
        altText: '',
      });
    const [first, second] = [await edit('Mine'), await edit('Theirs')];
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.title).toBe('Mine');
  });

  it('save the first profile and get three ideas, not six', async () => {
    const owner = await register();
    await Promise.all([1, 2, 3].map(() => owner.call('engine', engineContract.updateProfile, bakery)));
    const rows = await asOwner('SELECT 1 FROM ideas WHERE workspace_id = $1', [owner.workspaceId]);
    expect(rows).toHaveLength(3);
  });
});

describe('what is out', () => {
  async function published() {
    const owner = await withIdeas();
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: owner.cycle.ideas[0].id })).body
      .data;
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: 1 });
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    const out = (await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data;
    const slugs = {
      workspaceSlug: owner.session.workspace.slug as string,
      postSlug: out.publicPath.split('/').at(-1) as string,
    };
    const stranger = makeClient(functions);
    const read = async () =>
      Promise.all([
        stranger.call('publication', publicationContract.getPost, slugs),
        stranger.call('publication', publicationContract.getPublicPage, slugs),
        stranger.call('publication', publicationContract.getFeed, slugs),
      ]);
    return { ...owner, piece: out, slugs, stranger, read };
  }

  it('is corrected at once, at the same address, with the day of the correction', async () => {
    const { call, piece, read } = await published();
    const corrected = (
      await call('engine', engineContract.updatePiece, {
        pieceId: piece.id,
        version: piece.version,
        title: 'The right price',
        altText: 'A price tag',
      })
    ).body.data;
    expect(corrected).toMatchObject({
      status: 'published',
      title: 'The right price',
      body: piece.body,
      publicPath: piece.publicPath,
      revisedAt: expect.any(String),
    });
    const [post, page, feed] = await read();
    for (const { body } of [post, page, feed]) {
      expect(body).toContain('The right price');
      expect(body).toMatch(/Updated \d+ \p{L}+ \d{4}/u);
    }
    expect(post!.body).toContain('alt="A price tag"');
  });

  it('gets another picture from the library at once, at the same address, told as a correction, and never one that nobody has seen', async () => {
    const { call, piece, read, workspaceId, stranger, slugs } = await published();
    const photo = (
      await call('creative', creativeContract.createPhoto, { name: 'oven.png', bytes: onePixelPng } as never)
    ).body.data;
    const drawn = await call('engine', engineContract.updatePicture, { pieceId: piece.id, version: piece.version });
    expect([drawn.status, drawn.body.error]).toEqual([
      409,
      'This piece is published and cannot be drawn again any more.',
    ]);
    const replaced = (
      await call('engine', engineContract.updatePicture, {
        pieceId: piece.id,
        version: piece.version,
        creationId: photo.id,
      })
    ).body.data;
    expect(replaced).toMatchObject({
      status: 'published',
      title: piece.title,
      publicPath: piece.publicPath,
      revisedAt: expect.any(String),
    });
    const [post, page] = await read();
    expect([
      post!.body.includes(`/pictures/${replaced.pictures[0].id}`),
      page!.body.includes(`/pictures/${replaced.pictures[0].id}`),
      post!.body.includes(piece.pictures[0].id),
    ]).toEqual([true, true, false]);
    expect(post!.body).toMatch(/Updated \d+ \p{L}+ \d{4}/u);
    expect(
      (
        await stranger.call('publication', publicationContract.getPublicPicture, {
          ...slugs,
          pictureId: replaced.pictures[0].id,
        })
      ).status,
    ).toBe(200);
    expect(
      await asOwner(
        "SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE '%was corrected on your page'",
        [workspaceId],
      ),
    ).toHaveLength(1);
    await call('engine', engineContract.takeDownPiece, { pieceId: piece.id });
    expect((await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.status).toBe('taken-down');
  });

  it('is not corrected by who began to edit it before it went out', async () => {
    const { call, piece, read } = await published();
    const { status } = await call('engine', engineContract.updatePiece, {
      pieceId: piece.id,
      version: 1,
      title: 'Not meant for anyone yet',
    });
    expect(status).toBe(409);
    expect((await read())[0]!.body).not.toContain('Not meant for anyone yet');
  });

  it('is taken down at once, stays with its owner, and can be published again', async () => {
    const { call, piece, read, slugs, stranger, workspaceId } = await published();
    const down = (await call('engine', engineContract.takeDownPiece, { pieceId: piece.id })).body.data;
    expect(down).toMatchObject({ status: 'taken-down', title: piece.title, publicPath: null });
    expect((await read()).map(({ status }) => status)).toEqual([404, 200, 200]); // the page stays, with how to reach the business
    expect(
      (
        await stranger.call('publication', publicationContract.getPublicPicture, {
          workspaceSlug: slugs.workspaceSlug,
          pictureId: piece.pictures[0].id,
        })
      ).status,
    ).toBe(404);
    expect((await call('engine', engineContract.takeDownPiece, { pieceId: piece.id })).status).toBe(200);
    const edited = (
      await call('engine', engineContract.updatePiece, { pieceId: piece.id, version: down.version, title: 'Once more' })
    ).body.data;
    expect(edited.status).toBe('taken-down');
    await call('engine', engineContract.approvePiece, { pieceId: piece.id, version: edited.version });
    await engineJobs().publishPiece({ workspaceId, pieceId: piece.id });
    expect((await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data).toMatchObject({
      status: 'published',
      publicPath: piece.publicPath,
      revisedAt: null,
    });
    expect((await read()).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await asOwner('SELECT state FROM publications WHERE piece_id = $1', [piece.id])).toEqual([
      { state: 'published' },
    ]);
  });
});

describe('words and picture', () => {
  async function inReview() {
    const owner = await withIdeas();
    return {
      ...owner,
      piece: (await owner.call('engine', engineContract.createPiece, { ideaId: owner.cycle.ideas[0].id })).body.data,
    };
  }

  it('changed side by side from one version both stand, whichever comes first', async () => {
    const { call, piece } = await inReview();
    const at = { pieceId: piece.id, version: piece.version };
    const replies = await Promise.all([
      call('engine', engineContract.updatePicture, at),
      call('engine', engineContract.updatePiece, { ...at, title: 'Typed while it was drawn' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const late = await call('engine', engineContract.updatePiece, {
      pieceId: piece.id,
      version: Math.max(...replies.map(({ body }) => body.data.version)),
      body: 'And then the text.',
    });
    const now = (await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data;
    expect([late.status, now.title, now.body]).toEqual([200, 'Typed while it was drawn', 'And then the text.']);
    expect(now.pictures.map(({ id }: { id: string }) => id)).not.toEqual(
      piece.pictures.map(({ id }: { id: string }) => id),
    );
  });

  it('of the same kind from one version do conflict: the second picture is refused and takes nothing', async () => {
    const { call, piece } = await inReview();
    const used = async () =>
      (
        await asOwner(
          "SELECT used FROM usage_counters WHERE kind = 'images' AND workspace_id = (SELECT workspace_id FROM pieces WHERE id = $1)",
          [piece.id],
        )
      )[0];
    const at = { pieceId: piece.id, version: piece.version };
    expect((await call('engine', engineContract.updatePicture, at)).status).toBe(200);
    const before = await used();
    expect((await call('engine', engineContract.updatePicture, at)).status).toBe(409);
    expect(await used()).toEqual(before);
  });

  it('leave the alt text that its owner wrote alone', async () => {
    const { call, piece } = await inReview();
    const at = { pieceId: piece.id, version: piece.version };
    await call('engine', engineContract.updatePiece, { ...at, altText: 'Two rye loaves on a board' });
    expect((await call('engine', engineContract.updatePicture, at)).body.data.altText).toBe(
      'Two rye loaves on a board',
    );
  });
});

describe('a post of one’s own', () => {
  it('goes the way of every piece, with a photo of its owner that anyone then sees', async () => {
    const { call, session, workspaceId } = await withIdeas();
    const photo = (
      await call('creative', creativeContract.createPhoto, { name: 'oven.png', bytes: onePixelPng } as never)
    ).body.data;
    const before = (
      await asOwner('SELECT sum(used) AS used FROM usage_counters WHERE workspace_id = $1', [workspaceId])
    )[0];
    const piece = (
      await call('engine', engineContract.createOwnPiece, {
        title: 'We close at noon on Friday',
        body: 'Stocktaking.',
        altText: 'Our oven',
        creationId: photo.id,
      })
    ).body.data;
    expect(piece).toMatchObject({
      status: 'review',
      ideaId: null,
      altText: 'Our oven',
      pictures: [{ altText: 'Our oven' }],
    });
    expect(
      (await asOwner('SELECT sum(used) AS used FROM usage_counters WHERE workspace_id = $1', [workspaceId]))[0],
    ).toEqual(before);
    const listed = (await call('creative', creativeContract.listCreations, {})).body.data.items.map(
      ({ id }: { id: string }) => id,
    );
    expect(listed.filter((id: string) => [photo.id, piece.pictures[0].id].includes(id))).toEqual([photo.id]);
    await call('creative', creativeContract.deleteCreation, { creationId: photo.id });
    await call('engine', engineContract.approvePiece, { pieceId: piece.id, version: 1 });
    await engineJobs().publishPiece({ workspaceId, pieceId: piece.id });
    const slugs = { workspaceSlug: session.workspace.slug, postSlug: 'we-close-at-noon-on-friday' };
    const stranger = makeClient(functions);
    expect((await stranger.call('publication', publicationContract.getPost, slugs)).body).toContain(
      `/pictures/${piece.pictures[0].id}`,
    );
    const shown = await stranger.call('publication', publicationContract.getPublicPicture, {
      ...slugs,
      pictureId: piece.pictures[0].id,
    });
    expect([shown.status, shown.response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('has its title drawn where nothing else is chosen, and can be without a picture', async () => {
    const { call } = await withIdeas();
    const drawn = (await call('engine', engineContract.createOwnPiece, { title: 'Closed on Friday', body: 'x' })).body
      .data;
    expect([drawn.pictures.length, drawn.altText]).toEqual([4, expect.stringContaining('It reads “Closed on Friday”')]);
    const plain = (
      await call('engine', engineContract.createOwnPiece, { title: 'Closed on Friday', body: 'x', creationId: null })
    ).body.data;
    expect(plain.pictures).toEqual([]);
    expect(
      (await call('engine', engineContract.updatePicture, { pieceId: plain.id, version: 1 })).body.data.pictures,
    ).toHaveLength(4);
  });

  it('takes no picture of another workspace', async () => {
    const [owner, other] = [await withIdeas(), await withIdeas()];
    const photo = (
      await other.call('creative', creativeContract.createPhoto, { name: 'oven.png', bytes: onePixelPng } as never)
    ).body.data;
    expect(
      (await owner.call('engine', engineContract.createOwnPiece, { title: 'Mine', body: 'x', creationId: photo.id }))
        .status,
    ).toBe(404);
  });

  it('without words is refused at its fields', async () => {
    const { status, body } = await (
      await withIdeas()
    ).call('engine', engineContract.createOwnPiece, { title: ' ', body: '' });
    expect([status, body.fields]).toEqual([400, { title: 'Title is required.', body: 'Text is required.' }]);
  });
});

it('a deleted piece gives its idea back', async () => {
  const { call, cycle } = await withIdeas();
  const piece = (await call('engine', engineContract.createPiece, { ideaId: cycle.ideas[0].id })).body.data;
  await call('engine', engineContract.deletePiece, { pieceId: piece.id });
  const { ideas } = (await call('engine', engineContract.getCycle, {})).body.data;
  expect(ideas[0]).toMatchObject({ status: 'suggested', pieceId: null });
  expect((await call('engine', engineContract.createPiece, { ideaId: cycle.ideas[0].id })).status).toBe(200);
});

it('a list is read page by page without a gap or a repeat', async () => {
  const { call, workspaceId } = await withIdeas();
  await asOwner(
    `INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, created_at, updated_at)
    SELECT gen_random_uuid(), $1, 2026, 1, 'Piece ' || n, '', '', '[]', 'draft', 1, date_trunc('milliseconds', now()) - (n / 3) * interval '1 second', now() FROM generate_series(1, 25) n`,
    [workspaceId],
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = (
      await call('engine', engineContract.listPieces, { limit: 10, ...(cursor && { cursor }) })
    ).body.data;
    seen.push(...items.map((piece: { id: string }) => piece.id));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
});

it('a new set of ideas repeats none of the old one, which stays in reach', async () => {
  const { call, cycle, workspaceId } = await withIdeas();
  const renewed = (await call('engine', engineContract.createIdeas, {})).body.data;
  const titles = (ideas: { title: string }[]) => ideas.map((idea) => idea.title);
  expect(titles(renewed.ideas).filter((title) => titles(cycle.ideas).includes(title))).toEqual([]);
  const passed = await asOwner("SELECT 1 FROM ideas WHERE workspace_id = $1 AND status = 'passed'", [workspaceId]);
  expect(passed).toHaveLength(3);
  expect([renewed.earlierIdeas.map(titles), renewed.setsLeft]).toEqual([[titles(cycle.ideas)], 1]);
  const piece = (await call('engine', engineContract.createPiece, { ideaId: cycle.ideas[1].id })).body.data;
  const after = (await call('engine', engineContract.getCycle, {})).body.data;
  expect(after.earlierIdeas[0][1]).toMatchObject({ status: 'picked', pieceId: piece.id });
});
