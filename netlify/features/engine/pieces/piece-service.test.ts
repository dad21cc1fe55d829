import type { NewActivity } from '../../../../src/domain/activity';
import type { PostingChannel } from '../../../../src/domain/posting-channel';
import type { AllowanceRefusal } from '../../../../src/domain/allowance';
import { usualSettings } from '../../../../src/domain/engine-settings';
import { buildStoredProfile, buildIdeaDraft, buildPieceDraft, buildPieceRow } from '../../../testing/builders/engine';
import type { IdeaRow } from '../engine-repository';
import type { NewPicture, PieceRow } from './piece-row-repository';
import type { Workspace } from './piece-reading';
import { makePieceService } from './piece-service';

const place: Workspace = { id: 'w', slug: 'ada', zone: 'America/New_York', kind: 'real' };
const ada = { id: 'ada', name: 'Ada Baker' };

/** A service over ports that remember what they were asked. */
function setUp({
  now = '2026-03-06T12:00:00Z',
  row = buildPieceRow(),
  taken = true,
  outcome = 'inserted' as 'inserted' | 'exists' | AllowanceRefusal,
  known = false,
  library = null as NewPicture | null,
  planned = [] as { channel: PostingChannel; ownWords: string | null }[],
} = {}) {
  const asked: Record<string, unknown[]> = {
    schedule: [],
    move: [],
    change: [],
    insert: [],
    draw: [],
    replace: [],
    clip: [],
  };
  const activities: NewActivity[] = [];
  const named = { id: row.id, title: row.title };
  let existing: PieceRow | null = known ? row : null;
  const service = makePieceService({
    repository: {
      find: async () => row,
      findByIdea: async () => existing,
      findBrief: async () => ({ prompt: 'bread', headline: 'Rye', style: 'minimalist', aspectRatio: '1:1', seed: 41 }),
      list: async () => ({ rows: [row], nextCursor: null }),
      count: async () => ({}) as never,
      listBetween: async () => ({ rows: [row], isCut: false }),
      move: async (_id, at, scheduledFor, _now, tell) => {
        asked.move!.push({ at, scheduledFor });
        if (taken) activities.push(tell(named));
        return taken;
      },
      insert: async (_id, what, tell) => {
        asked.insert!.push(what);
        if (outcome === 'inserted') activities.push(tell(named));
        existing = row;
        return outcome;
      },
      change: async (_id, at, change, _now, tell) => {
        asked.change!.push({ at, change });
        if (taken && tell) activities.push(tell(named));
        return taken;
      },
      schedule: async (_id, at, scheduledFor, _now, tell) => {
        asked.schedule!.push({ at, scheduledFor });
        if (taken) activities.push(tell(named));
        return taken;
      },
      replacePictures: async (_id, at, pictures) => {
        asked.replace!.push({ at, ...pictures });
        return taken ? 'changed' : 'stale';
      },
      replaceClip: async (_id, at, clip) => {
        asked.replace!.push({ at, ...clip });
        return taken ? 'changed' : 'stale';
      },
      removeClip: async () => taken,
      noteMailDraft: async () => undefined as never,
      findLibraryPicture: async () => library as never,
      listPlanned: async () => planned,
      listFeed: async () => [],
      findPhoto: async () => null,
      listPhotos: async () => [],
      takeDown: async (_id, _piece, _now, tell) => {
        if (taken) activities.push(tell(named));
        return taken;
      },
      remove: async (_id, _piece, tell) => (activities.push(tell(named)), taken),
      publish: async (_id, _piece, _now, _publication, _slug, tell) => (activities.push(tell(named)), true),
      fail: async (_id, _piece, _failure, _now, tell) => (activities.push(tell(named)), true),
    },
    engine: {
      findIdea: async () => ({ ...buildIdeaDraft(), id: 'idea' }) as unknown as IdeaRow,
      findProfile: async () => buildStoredProfile(),
      readSettings: async () => usualSettings,
    },
    planner: {
      name: 'Planner',
      languageOf: () => 'en',
      propose: () => Promise.reject(new Error('not asked')),
      proposeOne: () => Promise.reject(new Error('not asked')),
      write: async () => buildPieceDraft(),
      writeArticle: () => Promise.reject(new Error('not asked')),
    },
    told: async () => [],
    draw: async (briefs) => (
      asked.draw!.push(briefs),
      briefs.map((brief) => ({
        brief,
        storageKey: 'designs/aa/aa.webp',
        provider: 'Designer',
        title: 'Rye',
        altText: 'A poster with rye',
      }))
    ),
    trades: { understand: async () => ({ state: 'unknown', near: [] }) },
    inFeed: (brief) => brief,
    draftMail: async () => null,
    planClip: async (brief) => (
      asked.clip!.push(brief),
      {
        type: 'video',
        motion: brief,
        storageKey: 'videos/aa/aa.mp4',
        posterKey: 'videos/aa/aa.webp',
        provider: 'Motion designer',
        title: 'Rye',
        altText: 'Video with rye',
        aspectRatio: '9:16',
        width: 720,
        height: 1280,
      }
    ),
    preview: async (brief) => new TextEncoder().encode(JSON.stringify(brief)),
    clock: { now: () => new Date(now) },
    ids: { id: () => '018f0000-0000-7000-8000-0000000000ff', token: () => 'token' },
  });
  return { service, asked, activities };
}

describe('approving', () => {
  it('schedules at the wall clock of the workspace, also across a clock change', async () => {
    const { service, asked } = setUp(); // on Friday before the American spring change
    await service.approve(place, { pieceId: 'p', version: 3, publishAt: { date: '2026-03-12', time: '16:30' } }, ada);
    expect(asked.schedule).toEqual([
      {
        at: { pieceId: 'p', version: 3, from: ['draft', 'review', 'taken-down', 'failed'] },
        scheduledFor: new Date('2026-03-12T20:30:00Z'),
      },
    ]);
  });

  it('without a time publishes now', async () => {
    const { service, asked } = setUp();
    await service.approve(place, { pieceId: 'p', version: 3 }, ada);
    expect(asked.schedule).toMatchObject([{ scheduledFor: new Date('2026-03-06T12:00:00Z') }]);
  });

  it.each([
    ['2026-03-06', '06:58', /has passed/],
    ['2027-12-01', '09:00', /within the next year/],
  ])('for %s %s is refused at the field', async (date, time, sentence) => {
    await expect(
      setUp().service.approve(place, { pieceId: 'p', version: 3, publishAt: { date, time } }, ada),
    ).rejects.toMatchObject({ code: 'invalid_request', fields: { publishAt: expect.stringMatching(sentence) } });
  });

  it('of a piece that was changed elsewhere is refused and says so', async () => {
    await expect(
      setUp({ taken: false }).service.approve(place, { pieceId: 'p', version: 2 }, ada),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/changed elsewhere/) });
  });

  it('of what is published already says that, not a conflict', async () => {
    const { service } = setUp({ taken: false, row: buildPieceRow({ status: 'published' }) });
    await expect(service.approve(place, { pieceId: 'p', version: 3 }, ada)).rejects.toMatchObject({
      message: 'This piece is published and cannot be approved any more.',
    });
  });
});

describe('making a piece', () => {
  it('draws the same design in the four ratios a person can choose', async () => {
    const { service, asked } = setUp();
    await service.create(place, { ideaId: '018f0000-0000-7000-8000-00000000000a' }, ada);
    const [briefs] = asked.draw as { aspectRatio: string; seed: number; headline: string }[][];
    expect(briefs!.map((brief) => brief.aspectRatio)).toEqual(['1:1', '16:9', '9:16', '4:3']);
    expect(new Set(briefs!.map((brief) => `${brief.seed} ${brief.headline}`)).size).toBe(1);
  });

  it('takes one image of the allowance, in the transaction that keeps the piece', async () => {
    const { service, asked } = setUp({ now: '2026-04-01T03:00:00Z' });
    await service.create(place, { ideaId: '018f0000-0000-7000-8000-00000000000a' }, ada);
    expect(asked.insert).toMatchObject([
      { unit: { workspaceId: 'w', kind: 'images', now: new Date('2026-04-01T03:00:00Z') } },
    ]);
  });

  it('of an idea that has one answers that one', async () => {
    const { service, asked } = setUp({ known: true });
    expect((await service.create(place, { ideaId: 'idea' }, ada)).id).toBe(buildPieceRow().id);
    expect(asked.insert).toEqual([]);
  });

  it('without allowance left says when it comes back', async () => {
    await expect(
      setUp({ outcome: { kind: 'images', plan: 'Trial', month: '2026-03', sharedBy: 1 } }).service.create(
        place,
        { ideaId: '018f0000-0000-7000-8000-00000000000a' },
        ada,
      ),
    ).rejects.toMatchObject({
      code: 'allowance_used',
      message: expect.stringMatching(/50 images of the Trial plan .* 1 April/),
    });
  });
});

it('an edit of an approved piece asks for a new yes', async () => {
  const { service, asked } = setUp({ row: buildPieceRow({ status: 'scheduled' }) });
  await service.update(place, { pieceId: 'p', version: 3, title: 'New', body: 'New', altText: '' }, ada);
  expect(asked.change).toMatchObject([
    {
      at: { from: expect.not.arrayContaining(['published', 'generating']) },
      change: { status: 'review', scheduledFor: null },
    },
  ]);
});

describe('an edit', () => {
  it('changes the words that it brings and conflicts with other words only', async () => {
    const { service, asked } = setUp();
    await service.update(place, { pieceId: 'p', version: 3, title: 'New' }, ada);
    expect(asked.change).toEqual([
      {
        at: { pieceId: 'p', version: 3, from: ['review', 'scheduled', 'failed'], guards: 'words' },
        change: { title: 'New', status: 'review', scheduledFor: null },
      },
    ]);
  });

  it('of what is out is a correction: it stays out, bears the date, and is told', async () => {
    const { service, asked, activities } = setUp({ row: buildPieceRow({ status: 'published' }) });
    await service.update(place, { pieceId: 'p', version: 3, body: 'Better.' }, ada);
    expect(asked.change).toEqual([
      {
        at: { pieceId: 'p', version: 3, from: ['published'], guards: 'words' },
        change: { body: 'Better.', status: 'published', revisedAt: new Date('2026-03-06T12:00:00Z') },
      },
    ]);
    expect(activities).toMatchObject([
      { title: '“Keep rye fresh” was corrected on your page', tells: true, actor: ada },
    ]);
  });

  it('of what was taken down leaves it down', async () => {
    const { service, asked, activities } = setUp({ row: buildPieceRow({ status: 'taken-down' }) });
    await service.update(place, { pieceId: 'p', version: 3, title: 'New' }, ada);
    expect(asked.change).toMatchObject([
      { at: { from: ['taken-down'] }, change: { title: 'New', status: 'taken-down' } },
    ]);
    expect(activities).toEqual([]);
  });
});

describe('taking down', () => {
  it('is told, and asked again finds it down', async () => {
    const { service, activities } = setUp({ row: buildPieceRow({ status: 'taken-down' }) });
    await service.takeDown(place, 'p', ada);
    expect(activities).toMatchObject([
      { title: '“Keep rye fresh” was taken down from your page', tells: true, actor: ada },
    ]);
    expect(
      await setUp({ taken: false, row: buildPieceRow({ status: 'taken-down' }) }).service.takeDown(place, 'p', ada),
    ).toMatchObject({ status: 'taken-down', publicPath: null });
  });

  it('of what is not out is refused', async () => {
    await expect(setUp({ taken: false }).service.takeDown(place, 'p', ada)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Only a published piece can be taken down.',
    });
  });
});

describe('another picture', () => {
  const drawn = (altText: string) =>
    buildPieceRow({
      altText,
      pictures: [
        { id: 'i', storageKey: 'designs/aa/aa.webp', aspectRatio: '1:1', width: 1080, height: 1080, altText: 'Drawn' },
      ],
    });

  it('conflicts with another picture only, and not with an approval that it is for', async () => {
    const { service, asked } = setUp({ row: buildPieceRow({ status: 'scheduled' }) });
    await service.updatePicture(place, { pieceId: 'p', version: 1 }, ada);
    expect(asked.replace).toMatchObject([
      {
        at: { version: 1, from: ['draft', 'review', 'scheduled', 'taken-down', 'failed'] },
        status: 'review',
        unit: { kind: 'images' },
      },
    ]);
    const { service: other, asked: before } = setUp();
    await other.updatePicture(place, { pieceId: 'p', version: 1 }, ada);
    expect(before.replace).toMatchObject([{ at: { from: ['draft', 'review', 'taken-down', 'failed'] } }]);
  });

  it('after somebody drew one is refused before anything is drawn', async () => {
    const { service, asked } = setUp({ row: buildPieceRow({ version: 4, pictureVersion: 4 }) });
    await expect(service.updatePicture(place, { pieceId: 'p', version: 3 }, ada)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/changed elsewhere/),
    });
    expect(asked.draw).toEqual([]);
  });

  it('of what is out comes from the library, where its owner has seen it, and corrects only what is still out', async () => {
    const { service, asked } = setUp({
      row: buildPieceRow({ status: 'published' }),
      library: { id: 'photo', altText: 'Our terrace' } as NewPicture & { search: string },
    });
    await service.updatePicture(place, { pieceId: 'p', version: 3, creationId: 'photo' }, ada);
    expect(asked.replace).toMatchObject([
      { at: { from: ['published'] }, status: 'published', isOut: true, unit: null },
    ]);
  });

  it('of what is out is not drawn: nobody has seen it', async () => {
    await expect(
      setUp({ row: buildPieceRow({ status: 'published' }) }).service.updatePicture(
        place,
        { pieceId: 'p', version: 3 },
        ada,
      ),
    ).rejects.toMatchObject({ message: 'This piece is published and cannot be drawn again any more.' });
  });

  it('brings its alt text, unless the owner has written one', async () => {
    const machine = setUp({ row: drawn('Drawn') });
    await machine.service.updatePicture(place, { pieceId: 'p', version: 3 }, ada);
    expect(machine.asked.replace).toMatchObject([{ altText: { from: 'Drawn', to: 'A poster with rye' } }]);
    const own = setUp({ row: drawn('Two rye loaves on a board') });
    await own.service.updatePicture(place, { pieceId: 'p', version: 3 }, ada);
    expect(own.asked.replace).toMatchObject([{ altText: null }]);
  });

  it('from the library is a copy that shares the file and takes nothing of the allowance', async () => {
    const photo = {
      id: 'photo',
      workspaceId: 'w',
      storageKey: 'media/w/photo.jpg',
      contentType: 'image/jpeg',
      source: 'uploaded',
      bytes: 9,
      likes: 3,
      folderId: 'f',
      altText: 'Our oven',
      aspectRatio: '4:3',
      width: 4,
      height: 3,
      title: 'Oven',
      provider: 'You',
      search: 'oven',
    } as NewPicture & { search: string };
    const { service, asked } = setUp({ library: photo });
    await service.updatePicture(place, { pieceId: 'p', version: 3, creationId: 'photo' }, ada);
    expect(asked.draw).toEqual([]);
    expect(asked.replace).toMatchObject([
      {
        unit: null,
        pictureRows: [
          {
            pieceId: buildPieceRow().id,
            parentId: 'photo',
            storageKey: 'media/w/photo.jpg',
            contentType: 'image/jpeg',
            bytes: null,
            likes: 0,
            folderId: null,
          },
        ],
        altText: { from: '', to: 'Our oven' },
      },
    ]);
    await expect(
      setUp().service.updatePicture(place, { pieceId: 'p', version: 3, creationId: 'gone' }, ada),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('may be none', async () => {
    const { service, asked } = setUp({ row: drawn('Drawn') });
    await service.updatePicture(place, { pieceId: 'p', version: 3, creationId: null }, ada);
    expect(asked.replace).toMatchObject([{ unit: null, pictureRows: [], altText: { from: 'Drawn', to: '' } }]);
  });
});

describe('a post that also goes to networks', () => {
  const approve = (planned: { channel: PostingChannel; ownWords: string | null }[], version = 3) => {
    const { service, asked } = setUp({ planned });
    return { outcome: service.approve(place, { pieceId: 'p', version }, ada), asked };
  };

  it('is not approved while a network would refuse it, and says which and why', async () => {
    const { outcome, asked } = approve([
      { channel: 'mastodon', ownWords: null },
      { channel: 'bluesky', ownWords: 'a'.repeat(301) },
    ]);
    const sentence = 'This is 1 character too long for Bluesky, which takes 300.';
    await expect(outcome).rejects.toMatchObject({
      code: 'invalid_request',
      message: sentence,
      fields: { channels: sentence },
    });
    expect(asked.schedule).toEqual([]);
  });

  it('is approved when all would take it', async () => {
    const { outcome, asked } = approve([{ channel: 'bluesky', ownWords: 'Rye, fresh.' }]);
    await outcome;
    expect(asked.schedule).toHaveLength(1);
  });
});

describe('a post of one’s own', () => {
  it('waits for a yes as any other, with its title drawn against the allowance', async () => {
    const { service, asked, activities } = setUp();
    await service.createOwn(place, { title: 'We close at noon on Friday', body: 'One.', altText: '' }, ada);
    expect(asked.insert).toMatchObject([
      {
        piece: {
          title: 'We close at noon on Friday',
          body: 'One.',
          altText: 'A poster with rye',
          status: 'review',
          keywords: [],
        },
        unit: { kind: 'images' },
      },
    ]);
    const [briefs] = asked.draw as { headline: string; brand: string; prompt: string }[][];
    expect(briefs![0]).toMatchObject({
      headline: 'We close at noon on Friday',
      brand: 'Ada’s Bakery',
      prompt: 'We close at noon on Friday. Neighbourhood bakery',
    });
    expect(activities).toMatchObject([{ title: '“Keep rye fresh” was written', actor: ada }]);
  });

  it('without a picture takes nothing', async () => {
    const { service, asked } = setUp();
    await service.createOwn(place, { title: 'Closed', body: 'One.', altText: '', creationId: null }, ada);
    expect([asked.insert, asked.draw]).toMatchObject([[{ unit: null, pictureRows: [] }], []]);
  });
});

it('only a published piece of a real workspace has a public address', async () => {
  const published = buildPieceRow({ status: 'published', slug: 'rye', publishedAt: new Date() });
  expect((await setUp({ row: published }).service.get(place, 'p')).publicPath).toBe('/p/ada/rye');
  expect((await setUp({ row: published }).service.get({ ...place, kind: 'demo' }, 'p')).publicPath).toBeNull();
  expect((await setUp().service.get(place, 'p')).publicPath).toBeNull();
});

it('every step of a piece is told with who took it; what happens by itself names nobody and is worth telling', async () => {
  const { service, activities } = setUp();
  await service.create(place, { ideaId: '018f0000-0000-7000-8000-00000000000a' }, ada);
  await service.approve(place, { pieceId: 'p', version: 3, publishAt: { date: '2026-03-12', time: '16:30' } }, ada);
  await service.withdraw(place, { pieceId: 'p', version: 3 }, ada);
  await service.approve(place, { pieceId: 'p', version: 3 }, ada);
  await service.publishPiece({ workspaceId: 'w', pieceId: 'p' });
  await service.failPiece({ workspaceId: 'w', pieceId: 'p' });
  await service.remove(place, 'p', ada);
  expect(
    activities.map(({ title, status = 'completed', actor, tells }) => [title, status, actor?.name ?? 'nobody', tells]),
  ).toEqual([
    ['“Keep rye fresh” was made from an idea', 'completed', 'Ada Baker', false],
    ['“Keep rye fresh” was approved and scheduled', 'pending', 'Ada Baker', false],
    ['“Keep rye fresh” was taken off the schedule', 'completed', 'Ada Baker', false],
    ['“Keep rye fresh” was approved', 'completed', 'Ada Baker', false],
    ['“Keep rye fresh” was published on your page', 'completed', 'nobody', true],
    ['“Keep rye fresh” could not be published', 'failed', 'nobody', true],
    ['“Keep rye fresh” was deleted', 'completed', 'Ada Baker', false],
  ]);
});
