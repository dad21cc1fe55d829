import type { RawInput } from '../../../src/contracts/endpoint';
import { engineContract } from '../../../src/contracts/engine';
import { materialContract, type Material } from '../../../src/contracts/material';
import { interviewKeys } from '../../../src/domain/owner-question-keys';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, register } from '../../testing/world';
import { engineJobs } from '../engine/engine-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const sharpener = {
  ...bakery,
  name: 'Keen Edge',
  what: 'We make blunt things sharp again, in our van',
  offers: ['kitchen knives', 'garden shears'],
};
const described = async (profile = sharpener): Promise<Owner> => {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, profile);
  return owner;
};
const answer = async ({ call }: Owner, question: string, text: string, detail = '') =>
  call('material', materialContract.createMaterial, { question, text, detail });
const list = async ({ call }: Owner): Promise<Material[]> =>
  (await call('material', materialContract.listMaterial, {})).body.data.items;
const questions = async ({ call }: Owner) => (await call('material', materialContract.getQuestions, {})).body.data;
const finds: RawInput<typeof materialContract.createFinds>['finds'] = [
  {
    kind: 'question',
    text: 'Do you come to us?',
    detail: 'Every Tuesday, to the car park.',
    page: 'https://keen.example/faq',
  },
  { kind: 'review', text: 'My shears cut like new.', page: 'https://keen.example/' },
];

describe('what an owner tells us', () => {
  it('is kept in their own words, and can be edited and deleted', async () => {
    const owner = await described();
    const { body } = await answer(owner, 'people-ask', 'How often should I sharpen?', 'Twice a year at home.');
    expect(await list(owner)).toMatchObject([
      {
        source: 'interview',
        asked: 'What do people ask you?',
        text: 'How often should I sharpen?',
        detail: 'Twice a year at home.',
        use: 'ready',
        usedCount: 0,
        pieceId: null,
      },
    ]);
    await owner.call('material', materialContract.updateMaterial, {
      materialId: body.data.id,
      text: 'How often should I sharpen a bread knife?',
      detail: '',
    });
    expect((await list(owner))[0]).toMatchObject({ text: 'How often should I sharpen a bread knife?', detail: '' });
    expect((await owner.call('material', materialContract.deleteMaterial, { materialId: body.data.id })).status).toBe(
      200,
    );
    expect(await list(owner)).toEqual([]);
    expect((await owner.call('material', materialContract.deleteMaterial, { materialId: body.data.id })).status).toBe(
      404,
    );
  });

  it('is left out when it names a person, until the owner confirms it, and again when the words change', async () => {
    const owner = await described();
    const { body } = await answer(owner, 'proud-job', 'The chisels of Mrs Henderson, sixty years old and like new.');
    expect(body.data).toMatchObject({ use: 'personal', found: 'Mrs Henderson' });
    const change = { materialId: body.data.id, text: body.data.text };
    const cleared = await owner.call('material', materialContract.updateMaterial, { ...change, cleared: true });
    expect(cleared.body.data).toMatchObject({ use: 'ready', cleared: true });
    const other = await owner.call('material', materialContract.updateMaterial, {
      ...change,
      text: 'The chisels of Mr Dunn, sixty years old.',
    });
    expect(other.body.data).toMatchObject({ use: 'personal', cleared: false });
  });

  it('is accepted only for questions we ask, and with photos from the library', async () => {
    const owner = await described();
    expect((await answer(owner, 'nobody-asked', 'Something')).status).toBe(404);
    const { status, body } = await owner.call('material', materialContract.createMaterial, {
      question: 'proud-job',
      text: 'The butcher’s whole set',
      photoId: crypto.randomUUID(),
    });
    expect([status, body.fields]).toEqual([400, { photoId: expect.stringContaining('no longer in your library') }]);
  });

  it('is limited in number', async () => {
    const owner = await described();
    await asOwner(
      "INSERT INTO material (workspace_id, id, kind, source, text, created_at, updated_at) SELECT $1, gen_random_uuid(), 'answer', 'weekly', 'x', now(), now() FROM generate_series(1, 300)",
      [owner.workspaceId],
    );
    expect((await answer(owner, 'people-ask', 'One more')).body).toMatchObject({ code: 'conflict' });
  });
});

describe('the first ideas', () => {
  const week = async ({ call }: Owner) => (await call('engine', engineContract.getCycle, {})).body.data;
  const saveFirst = (owner: Owner) =>
    owner.call('engine', engineContract.updateProfile, { ...sharpener, asksFirst: true });
  const put = ({ call }: Owner, question: string) => call('material', materialContract.createDismissal, { question });

  it('wait for the answers, also for the clock, and start with them; an answer brings others that cost no set', async () => {
    const owner = await register();
    await saveFirst(owner);
    expect(await week(owner)).toMatchObject({ asksFirst: true, ideas: [] });
    await engineJobs().lookAfterCycles(new AbortController().signal);
    await answer(owner, 'people-ask', 'How often should I sharpen a knife?', 'Twice a year if you cook every day.');
    await put(owner, 'people-get-wrong');
    await saveFirst(owner);
    expect(await week(owner)).toMatchObject({ asksFirst: true, ideas: [] });
    expect((await questions(owner)).interview.questions).toMatchObject([
      { answered: true, example: { trade: expect.any(String) } },
      { skipped: true },
      { answered: false, skipped: false },
      { answered: false, skipped: false },
    ]);
    for (const key of ['unseen', 'proud-job']) await put(owner, key);
    expect(await questions(owner)).toMatchObject({ interview: { open: false }, weekly: expect.anything() });

    await owner.call('engine', engineContract.createIdeas, {});
    const first = await week(owner);
    expect(first).toMatchObject({ asksFirst: false, hasNews: false, setsLeft: 2 });
    expect(first.ideas[0].evidence[0].source).toBe('owner');

    await answer(owner, 'hard-way', 'asdf jkl asdf');
    expect(await week(owner)).toMatchObject({ hasNews: false }); // no post could use it
    await answer(owner, 'proud-job', 'A bread knife from 1920 that cuts a tomato again.');
    expect(await week(owner)).toMatchObject({ hasNews: true, setsLeft: 2 });
    await owner.call('engine', engineContract.createIdeas, {});
    const second = await week(owner);
    expect(second).toMatchObject({ hasNews: false, setsLeft: 2 });
    await owner.call('engine', engineContract.createPiece, { ideaId: second.ideas[0].id });
    await answer(owner, 'unseen', 'I flattened eleven worn stones so that they grind true.');
    expect(await week(owner)).toMatchObject({ hasNews: false }); // something is chosen
  });

  it('come at once to whoever puts the questions off, and by themselves after an hour', async () => {
    const owner = await register();
    await saveFirst(owner);
    await put(owner, 'interview');
    await saveFirst(owner);
    expect((await week(owner)).ideas).toHaveLength(3);

    const away = await register();
    await saveFirst(away);
    await asOwner("UPDATE profiles SET updated_at = updated_at - interval '61 minutes' WHERE workspace_id = $1", [
      away.workspaceId,
    ]);
    expect(await week(away)).toMatchObject({ asksFirst: false });
    await saveFirst(away); // describing it anew begins the hour again
    expect(await week(away)).toMatchObject({ asksFirst: true, ideas: [] });
  });
});

describe('the questions', () => {
  it('wait until the business is described; the interview stays open until it is answered, then one comes a week', async () => {
    const owner = await register();
    expect(await questions(owner)).toMatchObject({ interview: { open: false }, weekly: null });
    await owner.call('engine', engineContract.updateProfile, sharpener);
    expect(await questions(owner)).toMatchObject({ interview: { open: true }, weekly: null });
    for (const key of interviewKeys) await answer(owner, key, 'We sharpen by hand, on a stone.');
    const { interview, weekly } = await questions(owner);
    expect(interview).toMatchObject({ open: false, questions: interviewKeys.map((key) => ({ key, answered: true })) });
    expect(weekly).not.toBeNull();
    expect((await answer(owner, weekly.key, 'A strop, because the last burr goes only there.')).body.data.source).toBe(
      'weekly',
    );
    expect((await questions(owner)).weekly).toBeNull();
  });

  it('do not come back in the week they were put off', async () => {
    const owner = await described();
    await owner.call('material', materialContract.createDismissal, { question: 'interview' });
    const { interview, weekly } = await questions(owner);
    expect(interview.open).toBe(false);
    await owner.call('material', materialContract.createDismissal, { question: weekly.key });
    expect((await questions(owner)).weekly).toBeNull();
  });
});

describe('what a website says', () => {
  it('is kept with its page, once however often it is read, and deleted', async () => {
    const owner = await described();
    const keep = async () => (await owner.call('material', materialContract.createFinds, { finds })).body.data.kept;
    expect([await keep(), await keep()]).toEqual([2, 0]);
    const items = await list(owner);
    expect(items.map(({ kind, source, page }) => [kind, source, page]).sort()).toEqual([
      ['question', 'website', 'https://keen.example/faq'],
      ['review', 'website', 'https://keen.example/'],
    ]);
    for (const { id } of items) await owner.call('material', materialContract.deleteMaterial, { materialId: id });
    expect(await list(owner)).toEqual([]);
  });
});

describe('ideas of the owner’s words', () => {
  it('come first, say so, count as used and become a post in these words', async () => {
    const owner = await described();
    await answer(
      owner,
      'people-ask',
      'How often should I sharpen?',
      'Twice a year at home, and monthly in a kitchen that cooks for others.',
    );
    await answer(
      owner,
      'people-get-wrong',
      'They leave it until the knife crushes the tomato.',
      'A few strokes a week keep an edge for years.',
    );
    await owner.call('engine', engineContract.createIdeas, {});
    const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
    const [told] = ideas;
    expect(told.evidence[0]).toMatchObject({
      source: 'owner',
      text: expect.stringMatching(/^You told us on \w+ \d+ \w+: “/),
    });
    expect(
      ideas.filter(({ evidence }: { evidence: { source: string }[] }) => evidence[0]!.source === 'owner'),
    ).toHaveLength(2);
    expect((await list(owner)).map(({ usedCount }) => usedCount)).toEqual([1, 1]);
    const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: told.id })).body.data;
    expect(piece.body).toMatch(/Twice a year at home|A few strokes a week/);
    expect((await list(owner)).filter(({ pieceId }) => pieceId === piece.id)).toHaveLength(1);
  });
});
