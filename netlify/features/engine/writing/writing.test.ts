import { credentialContract } from '../../../../src/contracts/credential';
import { engineContract } from '../../../../src/contracts/engine';
import { publishingContract } from '../../../../src/contracts/publishing';
import { forgetEnv } from '../../../config/env';
import { serve } from '../../../http/serve';
import { asOwner, useDatabase } from '../../../testing/database';
import { useVendor, type Asked, type VendorReply } from '../../../testing/vendor-server';
import { bakery, functions, register } from '../../../testing/world';
import { credentialWiring } from '../../credential/credential-wiring';
import { engineWiring, writingService } from '../engine-wiring';

useDatabase();

const key = 'sk-proj-0123456789abcdefghij';
const words = (said: object | string): VendorReply => ({
  status: 200,
  json: {
    model: 'writer-1',
    choices: [{ finish_reason: 'stop', message: { content: typeof said === 'string' ? said : JSON.stringify(said) } }],
    usage: { prompt_tokens: 300, completion_tokens: 90 },
  },
});
const body =
  'Some things are worth asking before you buy, and people rarely do.\n\nLook at it, smell it, and ask how it was made. The answer tells you more than any label can. We like it when somebody wants to know, and we take the time to explain what we do and why.\n\nDrop by and ask us whatever you would like to know.';

/** What the model answers to the next requests; the last one to all that follow. */
let answers: (VendorReply | 'silence')[] = [];
const vendor = useVendor(({ body: asked }: Asked) => {
  const next = answers.length > 1 ? answers.shift()! : answers[0]!;
  return next === 'silence' ? next : isForIdea(asked) && next === goodPiece ? goodIdea : next;
});
const isForIdea = (asked: string) => asked.includes('"hook"');
const goodPiece = words({ body });
const goodIdea = words({ title: 'Ask before you buy', hook: 'Most people never ask. You could.' });

beforeEach(() => {
  answers = [goodPiece];
  process.env.WEB_ALLOWED_ORIGINS = vendor.host();
  forgetEnv();
  functions.credential = serve(credentialContract, credentialWiring);
  functions.engine = serve(engineContract, engineWiring);
});
afterAll(() => {
  delete process.env.WEB_ALLOWED_ORIGINS;
  forgetEnv();
});

const store = ({ call }: Awaited<ReturnType<typeof register>>, values: object) =>
  call('credential', credentialContract.updateCredentials, values);

/** A workspace with a key and a profile, its round of ideas and the jobs that it asked for. */
async function withWriter(more: object = { openaiTexts: 'on' }) {
  const owner = await register();
  const stored = await store(owner, {
    openaiKey: key,
    openaiBaseUrl: `${vendor.origin()}/v1`,
    openaiModel: 'writer-1',
    ...more,
  });
  expect(stored.status).toBe(200);
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { workspaceId } = owner;
  const cycle = async () => (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const jobs = (name: string) =>
    asOwner<{ data: { workspaceId: string; year: number; week: number; round: number; pieceId: string } }>(
      "SELECT data FROM pgboss.job WHERE name = $1 AND data->>'workspaceId' = $2",
      [name, workspaceId],
    );
  const make = async (ideaId: string) => (await owner.call('engine', engineContract.createPiece, { ideaId })).body.data;
  const postings = async (pieceId: string) =>
    (await owner.call('publishing', publishingContract.getPiecePostings, { pieceId })).body.data;
  const read = async (pieceId: string) => (await owner.call('engine', engineContract.getPiece, { pieceId })).body.data;
  const told = () =>
    asOwner<{ title: string }>('SELECT title FROM activities WHERE workspace_id = $1 AND title LIKE $2', [
      workspaceId,
      '%no longer accepts%',
    ]);
  return { ...owner, cycle, jobs, make, read, postings, told };
}

it('ideas are there at once in the planner’s words, and then in the model’s', async () => {
  const { cycle, jobs } = await withWriter();
  const before = (await cycle()).ideas;
  expect(before.map(({ writtenBy }: { writtenBy: string }) => writtenBy)).toEqual(['builtin', 'builtin', 'builtin']);
  expect(vendor.asked).toEqual([]);
  const [job] = await jobs('reword-ideas');
  answers = [goodIdea, words({ title: 'Now half price', hook: 'Everything is half price now.' })];
  await writingService().rewordIdeas(job!.data);
  const after = (await cycle()).ideas;
  expect(after[0]).toMatchObject({
    title: 'Ask before you buy',
    hook: 'Most people never ask. You could.',
    writtenBy: 'writer-1',
    writerNote: '',
    kind: before[0].kind,
    evidence: before[0].evidence,
    frames: before[0].frames,
  });
  expect(after[1]).toMatchObject({
    title: before[1].title,
    writtenBy: 'builtin',
    writerNote: expect.stringMatching(/^The text of writer-1 was not used: it claimed “half price”/i),
  });
});

it('a piece is generating until the model has written it, and then waits for approval', async () => {
  const { cycle, jobs, make, read } = await withWriter();
  const piece = await make((await cycle()).ideas[0].id);
  expect(piece).toMatchObject({ status: 'generating', writtenBy: 'builtin' });
  const [job] = await jobs('reword-piece');
  await writingService().rewordPiece(job!.data);
  expect(await read(piece.id)).toMatchObject({
    status: 'review',
    title: piece.title,
    body,
    altText: piece.altText,
    writtenBy: 'writer-1',
    writerNote: '',
  });
  await writingService().rewordPiece(job!.data);
  expect(vendor.asked).toHaveLength(1);
});

it('a piece gets words for each network that it goes to, and loses them with the text that they were written for', async () => {
  const { call, cycle, jobs, make, read, postings } = await withWriter();
  await call('engine', engineContract.updateEngineSettings, { platforms: ['facebook', 'twitter', 'blog'] });
  const piece = await make((await cycle()).ideas[0].id);
  const onX = 'Some things are worth asking before you buy. Look at it, smell it, and ask.';
  answers = [words({ body }), words({ facebook: 'Too short.', twitter: onX }), words({ facebook: 'Too short.' })];
  await writingService().rewordPiece((await jobs('reword-piece'))[0]!.data);
  expect(vendor.asked).toHaveLength(3);
  const written = await read(piece.id);
  expect(written).toMatchObject({
    status: 'review',
    writtenBy: 'writer-1',
    networkWords: [
      { channel: 'facebook', words: null, by: 'writer-1', note: expect.stringMatching(/too short/) },
      { channel: 'twitter', words: onX, by: 'writer-1', note: '' },
    ],
  });
  const wordsFor = async (channel: string) =>
    (await postings(piece.id)).items.find((one: { channel: string }) => one.channel === channel).words;
  expect(await wordsFor('twitter')).toMatch(onX);
  expect(await wordsFor('facebook')).toBe(`${piece.title}\n\n${body}`);

  const edited = `${body} Or call us.`;
  await call('engine', engineContract.updatePiece, {
    pieceId: piece.id,
    version: written.version,
    altText: written.altText,
  });
  expect(await wordsFor('twitter')).toMatch(onX);
  const { version } = await read(piece.id);
  await call('engine', engineContract.updatePiece, {
    pieceId: piece.id,
    version,
    body: edited,
    altText: written.altText,
  });
  expect((await read(piece.id)).networkWords).toEqual([]);
  expect(await wordsFor('twitter')).not.toMatch(onX);
});

it('a post of one’s own is written for its networks once somebody asks, and its own words stay', async () => {
  const { call, jobs, read, postings } = await withWriter();
  const wie = 'Frisch bleibt das Brot in Leinen. Legen Sie es mit der Schnittfläche nach unten auf ein Brett.';
  const own = await call('engine', engineContract.createOwnPiece, { title: 'Brot', body: wie, creationId: null });
  const { id: pieceId, version } = own.body.data;
  const chosen = await call('publishing', publishingContract.updatePiecePostings, {
    pieceId,
    version,
    choices: [{ channel: 'bluesky', words: null }],
  });
  expect(chosen.body.data).toMatchObject({ canWrite: true, status: 'review' });
  const ask = (at: number) => call('publishing', publishingContract.createPostingWords, { pieceId, version: at });
  expect((await ask(version)).body.code).toBe('conflict');
  expect((await ask(chosen.body.data.version)).body.data).toMatchObject({ status: 'generating' });
  const onBluesky = 'Das Brot bleibt in Leinen frisch, mit der Schnittfläche nach unten auf einem Brett.';
  answers = [words({ bluesky: onBluesky })];
  await writingService().wordForNetworks((await jobs('word-for-networks'))[0]!.data);
  // In the language of the post, though the business speaks English of itself.
  expect(vendor.asked[0]!.body).toContain('Write in German');
  expect(await read(pieceId)).toMatchObject({
    status: 'review',
    body: wie,
    writtenBy: null,
    networkWords: [{ channel: 'bluesky', words: onBluesky, by: 'writer-1', note: '' }],
  });
  expect((await postings(pieceId)).items[0].words).toMatch(onBluesky);

  const other = await register();
  const { id } = (
    await other.call('engine', engineContract.createOwnPiece, { title: 'Brot', body: wie, creationId: null })
  ).body.data;
  const refused = await other.call('publishing', publishingContract.createPostingWords, { pieceId: id, version: 1 });
  expect(refused.body).toMatchObject({
    code: 'conflict',
    error: expect.stringMatching(/^No model writes for you yet/),
  });
});

it.each<[string, VendorReply | 'silence', RegExp]>([
  ['declines', { status: 200, json: { choices: [{ message: { content: null, refusal: 'No.' } }] } }, /declined/],
  ['has no credit', { status: 429, json: { error: { code: 'insufficient_quota' } } }, /no credit left/],
  ['is not there', { status: 404, json: { error: { code: 'model_not_found' } } }, /has no model/],
  ['writes nonsense', words('bread bread bread'), /form that we asked for/],
  ['makes something up', words({ body: `${body} From 3 euros, on Fridays.` }), /claimed/],
])('where the model %s, the built-in words stand and say why', async (_what, answer, note) => {
  const { cycle, jobs, make, read } = await withWriter();
  const piece = await make((await cycle()).ideas[0].id);
  const [job] = await jobs('reword-piece');
  answers = [answer];
  await writingService().rewordPiece(job!.data);
  expect(await read(piece.id)).toMatchObject({
    status: 'review',
    body: piece.body,
    writtenBy: 'builtin',
    writerNote: expect.stringMatching(note),
  });
});

it('a key that is no longer accepted is marked, and its owner told once', async () => {
  const { call, cycle, jobs, make, read, told } = await withWriter();
  answers = [{ status: 401, json: { error: { code: 'invalid_api_key' } } }];
  const [ideas] = await jobs('reword-ideas');
  await writingService().rewordIdeas(ideas!.data);
  expect(vendor.asked).toHaveLength(1);
  const piece = await make((await cycle()).ideas[0].id);
  await writingService().rewordPiece((await jobs('reword-piece'))[0]!.data);
  expect(await read(piece.id)).toMatchObject({ status: 'review', body: piece.body });
  expect(await told()).toEqual([{ title: 'OpenAI or compatible no longer accepts the stored key' }]);
  const stored = (await call('credential', credentialContract.listCredentials, {})).body.data;
  expect(stored.tests.openai).toMatchObject({ works: false, sentence: expect.stringMatching(/does not accept/) });
});

it('a piece whose jobs all died keeps its words and waits for approval', async () => {
  const { cycle, jobs, make, read } = await withWriter();
  const piece = await make((await cycle()).ideas[0].id);
  await writingService().keepWords((await jobs('reword-piece'))[0]!.data);
  expect(await read(piece.id)).toMatchObject({ status: 'review', body: piece.body, writtenBy: 'builtin' });
});

it.each<[string, object]>([
  ['is not wanted for texts', {}],
  ['has no key', { openaiTexts: 'on', openaiKey: null }],
])('a model that %s is not asked', async (_what, more) => {
  const { cycle, jobs, make } = await withWriter(more);
  expect(await make((await cycle()).ideas[0].id)).toMatchObject({ status: 'review', writtenBy: 'builtin' });
  expect([...(await jobs('reword-ideas')), ...(await jobs('reword-piece'))]).toEqual([]);
});

it('nothing leaves a demo, whatever is stored there', async () => {
  const { workspaceId, cycle, jobs, make, read } = await withWriter();
  const [ideas] = await jobs('reword-ideas');
  const piece = await make((await cycle()).ideas[0].id);
  await asOwner("UPDATE workspaces SET kind = 'demo' WHERE workspace_id = $1", [workspaceId]);
  await writingService().rewordIdeas(ideas!.data);
  await writingService().rewordPiece((await jobs('reword-piece'))[0]!.data);
  expect(vendor.asked).toEqual([]);
  expect(await read(piece.id)).toMatchObject({ status: 'review', writtenBy: 'builtin', writerNote: '' });
});

it('an idea that was chosen meanwhile stays as it was read', async () => {
  const { cycle, jobs, make } = await withWriter();
  const [ideas] = await jobs('reword-ideas');
  const [first] = (await cycle()).ideas;
  await make(first.id);
  await writingService().rewordIdeas(ideas!.data);
  expect((await cycle()).ideas[0]).toMatchObject({ title: first.title, writtenBy: 'builtin' });
});

it('what one workspace stored is never used for another', async () => {
  const { workspaceId } = await withWriter();
  const other = await register();
  await other.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await other.call('engine', engineContract.getCycle, {})).body.data;
  const piece = (await other.call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
  expect(piece).toMatchObject({ status: 'review', writtenBy: 'builtin' });
  await writingService().rewordPiece({ workspaceId, pieceId: piece.id });
  expect(vendor.asked).toEqual([]);
});
