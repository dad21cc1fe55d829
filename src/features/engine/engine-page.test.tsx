import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { creativeContract } from '../../contracts/creative';
import { callsContract } from '../../contracts/calls';
import { engineContract } from '../../contracts/engine';
import type { Piece } from '../../contracts/engine-pieces';
import { planContract } from '../../contracts/plan';
import { rulesContract } from '../../contracts/rules';
import { buildUsage } from '../../testing/builders/creative';
import { buildCycle, buildEngineFigures, buildIdea, buildPiece, buildProfile } from '../../testing/builders/engine';
import { buildTrial } from '../../testing/builders/plan';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const id = (number: number) => `a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a0${number}`;
const mockPieces = (pieces: Piece[] = []) =>
  mockEndpoint(engineContract.listPieces, ({ status }) => ({
    items: pieces.filter((piece) => !status || piece.status === status),
    nextCursor: null,
  }));
const visit = (address = '') => renderApp(`${paths.engine}${address}`, { session: buildSession() });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li')!);

describe('the page', () => {
  test('says what is going on and shows what is measured, what is estimated and what is neither', async () => {
    mockPieces();
    mockEndpoint(engineContract.getCycle, () => buildCycle({ goal: { done: 7, waiting: 0, target: 10 } }));
    const { user } = visit();
    expect(await screen.findByText(/Week 24 began on Monday/)).toBeInTheDocument();
    const tiles = within(await screen.findByLabelText('12 May to 10 June'));
    expect(await tiles.findByRole('link', { name: '33' })).toHaveAttribute('href', `${paths.engine}?tab=queue`);
    expect(tiles.getByRole('link', { name: '6.4%' })).toHaveAttribute('href', paths.analytics);
    expect(tiles.getByRole('link', { name: '17.3K' })).toBeInTheDocument();
    expect(tiles.getByRole('link', { name: '3.1%' })).toBeInTheDocument();
    expect(tiles.getByText('$2,340')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'How hours saved is worked out' }).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('30 posts given a picture × 25 min')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change the minutes' })).toHaveAttribute(
      'href',
      `${paths.engine}?tab=settings&section=savings`,
    );
  });

  test('shows all six figures to a new workspace too, with a dash where nothing was measured', async () => {
    mockPieces();
    mockEndpoint(engineContract.getCycle, () => buildCycle({ hasProfile: false, ideas: [] }));
    mockEndpoint(engineContract.getEngineFigures, () =>
      buildEngineFigures({
        contentCreated: 0,
        engagement: null,
        reach: null,
        conversion: null,
        actions: { planned: 0, written: 0, designed: 0, published: 0 },
        hoursSaved: 0,
        costSavings: 0,
        currency: 'EUR',
      }),
    );
    visit();
    expect(await screen.findByText('€0')).toBeInTheDocument();
    expect(screen.getAllByText('nothing measured yet')).toHaveLength(3);
    expect(screen.getAllByText('Not measured')).toHaveLength(3);
  });

  test('says nothing of what was not measured while a demo is being filled', async () => {
    mockPieces();
    mockEndpoint(engineContract.getCycle, () => buildCycle());
    const figures = mockEndpoint(engineContract.getEngineFigures, () =>
      buildEngineFigures({ reach: null, engagement: null, conversion: null }),
    );
    renderApp(paths.engine, { session: buildDemoSession() });
    await waitFor(() => expect(figures.length).toBeGreaterThan(0));
    expect(await screen.findByText('Loading the figures')).toBeInTheDocument();
    expect(screen.queryByText('nothing measured yet')).toBeNull();
  });

  test('offers to try again when it cannot be read', async () => {
    mockPieces();
    mockEndpoint(engineContract.getCycle, () => refuse('internal', 'The engine is resting.'));
    const { user } = visit();
    expect(await screen.findByText('The content engine could not be loaded.')).toBeInTheDocument();
    mockEndpoint(engineContract.getCycle, () => buildCycle());
    await pressAgain(user);
    expect(await screen.findByRole('heading', { name: 'Which one shall we make?' })).toBeInTheDocument();
  });

  test('pauses the engine, and says so when that did not work', async () => {
    mockPieces();
    let running = true;
    mockEndpoint(engineContract.getCycle, () => buildCycle({ running }));
    const received = mockEndpoint(engineContract.updateCycle, (input) =>
      buildCycle({ running: (running = input.running) }),
    );
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Pause Engine' }));
    await user.click(await screen.findByRole('button', { name: 'Start Engine' }));
    expect(await screen.findByRole('button', { name: 'Pause Engine' })).toBeInTheDocument();
    expect(received).toEqual([{ running: false }, { running: true }]);
    mockEndpoint(engineContract.updateCycle, () => refuse('forbidden', 'Only owners may do that.'));
    await user.click(screen.getByRole('button', { name: 'Pause Engine' }));
    expect(await screen.findByText(/still running. Only owners may do that/)).toBeInTheDocument();
  });

  test('keeps the tab in the address', async () => {
    mockPieces();
    mockEndpoint(rulesContract.listRules, () => ({ items: [], holidays: [] }));
    const { user, router } = visit();
    await user.click(await screen.findByRole('tab', { name: /Automation rules/ }));
    expect(router.state.location.search).toBe('?tab=rules');
    expect(await screen.findByRole('heading', { name: 'No rules yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /Queue/ }));
    expect(router.state.location.search).toBe('?tab=queue');
  });
});

describe('ideas', () => {
  test('one that is picked becomes a piece, which opens', async () => {
    mockPieces();
    const received = mockEndpoint(engineContract.createPiece, ({ ideaId }) =>
      buildPiece({ ideaId, title: 'The piece of it' }),
    );
    mockEndpoint(engineContract.getPiece, () => buildPiece({ title: 'The piece of it' }));
    const { user, router } = visit();
    await user.click((await card('Idea number 2')).getByRole('button', { name: 'Create Content' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The piece of it' })).toBeInTheDocument();
    expect(received).toEqual([{ ideaId: buildCycle().ideas[1]!.id, asAnswer: true }]);
    expect(router.state.location.pathname).toBe(`${paths.engine}/pieces/${buildPiece().id}`);
  });

  test('while one is made the others wait, and whoever has navigated away is told instead of redirected', async () => {
    mockPieces();
    let finish = () => {};
    const asked = mockEndpoint(
      engineContract.createPiece,
      () => new Promise<Piece>((resolve) => (finish = () => resolve(buildPiece({ title: 'Ready now' })))),
    );
    const { user, router } = visit();
    await user.click((await card('Idea number 1')).getByRole('button', { name: 'Create Content' }));
    expect((await card('Idea number 1')).getByRole('button', { name: 'Writing and drawing…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect((await card('Idea number 3')).getByRole('button', { name: 'Create Content' })).toHaveAccessibleDescription(
      /Another piece is being made/,
    );
    mockEndpoint(callsContract.listCalls, () => ({ items: [], nextCursor: null }));
    await user.click(screen.getByRole('tab', { name: /Voice-agent/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    finish();
    expect(await screen.findByText('“Ready now” is ready for your approval.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.engine);
  });

  test('a failure stays at its idea and can be tried again', async () => {
    mockPieces();
    mockEndpoint(engineContract.createPiece, () => refuse('unavailable', 'The designer rests.'));
    const { user } = visit();
    await user.click((await card('Idea number 1')).getByRole('button', { name: 'Create Content' }));
    const failed = await card('Idea number 1');
    expect(await failed.findByText(/The designer rests/)).toBeInTheDocument();
    expect((await card('Idea number 2')).queryByRole('alert')).toBeNull();
    mockEndpoint(engineContract.createPiece, () => buildPiece());
    mockEndpoint(engineContract.getPiece, () => buildPiece());
    await pressAgain(user, failed);
    expect(await screen.findByRole('heading', { level: 1, name: buildPiece().title })).toBeInTheDocument();
  });

  test('a refusal because of the plan leads to the plans instead of trying again', async () => {
    mockPieces();
    mockEndpoint(engineContract.createPiece, () =>
      refuse('allowance_used', 'You have used all 20 images of the Trial plan this month.'),
    );
    const { user } = visit();
    await user.click((await card('Idea number 1')).getByRole('button', { name: 'Create Content' }));
    const refused = within(await screen.findByRole('alert'));
    expect(refused.getByText(/images of the Trial plan this month/)).toBeInTheDocument();
    expect(refused.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/dashboard/settings?section=plan',
    );
    expect(refused.queryByRole('button')).toBeNull();
  });

  test('none becomes a piece while the images of the month are used, and it says so before', async () => {
    mockPieces();
    mockEndpoint(creativeContract.getUsage, () => buildUsage({ images: { used: 50, limit: 50 } }));
    visit();
    expect(
      await screen.findByText('You have used this month’s 50 images. You get new ones on 1 December.', {
        selector: 'p span',
      }),
    ).toBeInTheDocument();
    expect((await card('Idea number 1')).getByRole('button', { name: 'Create Content' })).toHaveAccessibleDescription(
      /You have used this month’s 50 images/,
    );
  });

  test('one that was picked leads to its piece', async () => {
    mockPieces();
    mockEndpoint(engineContract.getCycle, () =>
      buildCycle({ ideas: [buildIdea({ title: 'Chosen', status: 'picked', pieceId: id(3) })] }),
    );
    visit();
    expect((await card('Chosen')).getByRole('link', { name: 'Open piece' })).toHaveAttribute(
      'href',
      `${paths.engine}/pieces/${id(3)}`,
    );
  });

  test('the preview shows what the idea rests on', async () => {
    mockPieces();
    const { user } = visit();
    await user.click((await card('Idea number 1')).getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Idea number 1' }));
    expect(preview.getByText(/Tomatoes ripen in your region/)).toHaveTextContent('From the season');
    expect(preview.getByText('burger')).toBeInTheDocument();
    expect(preview.getByRole('heading', { name: 'Search keywords suggested' })).toBeInTheDocument();
    expect(
      preview.getByText(/It becomes a post with a picture, and a ten-second clip if you like/),
    ).toBeInTheDocument();
    expect(preview.getByRole('list', { name: 'Storyboard' })).toHaveTextContent('1 The vine2 The kitchen3 The bun');
    expect(preview.getByText(/72% confidence/)).toHaveTextContent('estimate');
  });

  test('a newsletter is drafted with the post when the preview was told so', async () => {
    mockPieces();
    const made = buildPiece({ title: 'The piece of it', mailDraftId: id(8) });
    const created = mockEndpoint(engineContract.createPiece, () => made);
    mockEndpoint(engineContract.getPiece, () => made);
    const { user } = visit();
    await user.click((await card('Idea number 1')).getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Idea number 1' }));
    await user.click(await preview.findByRole('checkbox', { name: 'Also draft a newsletter' }));
    await user.click(preview.getByRole('button', { name: 'Create Content' }));
    await waitFor(() => expect(created).toEqual([{ ideaId: expect.any(String), newsletter: true, asAnswer: true }]));
  });

  test('what it uses of the month is said before, and it is made without a clip when the preview was told so', async () => {
    mockPieces();
    mockEndpoint(creativeContract.getUsage, () =>
      buildUsage({ images: { used: 2, limit: 50 }, videos: { used: 1, limit: 5 } }),
    );
    const made = buildPiece({ title: 'The piece of it' });
    const created = mockEndpoint(engineContract.createPiece, () => made);
    mockEndpoint(engineContract.getPiece, () => made);
    const { user } = visit();
    const idea = await card('Idea number 1');
    expect(await idea.findByText('1 image (48 left) and 1 clip (4 left)')).toBeVisible();
    await user.click(idea.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Idea number 1' }));
    expect(await preview.findByText('4 of 5 videos left this month')).toBeVisible();
    await user.click(preview.getByRole('checkbox', { name: 'Also make a ten-second clip' }));
    await user.click(preview.getByRole('button', { name: 'Create Content' }));
    await waitFor(() => expect(created).toEqual([{ ideaId: expect.any(String), clip: false, asAnswer: true }]));
  });

  test('without clips left in the month it says that none is made', async () => {
    mockPieces();
    mockEndpoint(creativeContract.getUsage, () =>
      buildUsage({ images: { used: 1, limit: null }, videos: { used: 5, limit: 5 } }),
    );
    const { user } = visit();
    const idea = await card('Idea number 1');
    expect(await idea.findByText('1 image; no clip, because this month’s are used up')).toBeVisible();
    await user.click(idea.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('checkbox', { name: 'Also make a ten-second clip' })).toBeDisabled();
  });

  test('three others load on request, until the week has no more; earlier ones remain available', async () => {
    mockPieces();
    let round = 1;
    const set = (number: number) => [
      buildIdea({ id: id(number), title: `Round ${number}`, status: number < round ? 'passed' : 'suggested' }),
    ];
    const cycle = () => buildCycle({ ideas: set(round), earlierIdeas: round > 1 ? [set(1)] : [], setsLeft: 2 - round });
    const created = mockEndpoint(engineContract.createPiece, ({ ideaId }) =>
      buildPiece({ ideaId, title: 'The piece of it' }),
    );
    mockEndpoint(engineContract.getPiece, () => buildPiece({ title: 'The piece of it' }));
    mockEndpoint(engineContract.getCycle, cycle);
    const asked = mockEndpoint(engineContract.createIdeas, () => {
      round += 1;
      return cycle();
    });
    const { user } = visit();
    expect(
      await screen.findByText('You can ask for three more ideas once more this week. These stay.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back to the earlier ideas' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Generate New Ideas' }));
    expect(await screen.findByRole('heading', { name: 'Round 2' })).toBeInTheDocument();
    expect(
      screen.getByText('Set 2 of 2. There are no more sets this week. Three new ideas arrive on Monday.'),
    ).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Generate New Ideas' });
    expect(button).toHaveAccessibleDescription(/wait for Monday/);
    await user.click(button);
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Back to the earlier ideas' }));
    expect(await screen.findByRole('heading', { name: 'Round 1' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Round 2' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back to the earlier ideas' })).toHaveAccessibleDescription(
      'These are the first ideas of this week.',
    );
    await user.click(screen.getByRole('button', { name: 'Newer ideas' }));
    expect(await screen.findByRole('heading', { name: 'Round 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the earlier ideas' }));
    await user.click((await card('Round 1')).getByRole('button', { name: 'Create Content' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The piece of it' })).toBeInTheDocument();
    expect(created).toEqual([{ ideaId: id(1), asAnswer: true }]);
  });
});

describe('the queue', () => {
  const pieces = [
    buildPiece({ id: id(1), title: 'Waits' }),
    buildPiece({ id: id(2), title: 'Broke', status: 'failed', failure: 'The page could not be written.' }),
  ];

  test('shows every piece with its cause or time, and filters by status', async () => {
    mockPieces(pieces);
    const { user, router } = visit('?tab=queue');
    const list = within(await screen.findByRole('list', { name: 'Pieces' }));
    expect(list.getByText('The page could not be written.')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Waits' })).toHaveAttribute('href', `${paths.engine}/pieces/${id(1)}`);
    await user.click(screen.getByText('Failed', { selector: 'label *' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Waits' })).toBeNull());
    expect(router.state.location.search).toBe('?tab=queue&status=failed');
    await user.click(screen.getByText('Published', { selector: 'label *' }));
    expect(await screen.findByText('Nothing is published yet')).toBeInTheDocument();
  });

  test('approves for the default time, which can be undone', async () => {
    mockPieces(pieces);
    const approved = mockEndpoint(engineContract.approvePiece, ({ pieceId }) =>
      buildPiece({
        id: pieceId,
        title: 'Waits',
        status: 'scheduled',
        version: 2,
        scheduledFor: '2040-11-22T16:30:00.000Z',
      }),
    );
    const withdrawn = mockEndpoint(engineContract.withdrawPiece, ({ pieceId }) =>
      buildPiece({ id: pieceId, version: 3 }),
    );
    const { user } = visit('?tab=queue');
    await user.click(await screen.findByRole('button', { name: 'Approve “Waits”' }));
    expect(
      await screen.findByText('“Waits” will be published on Thursday 22 November 2040, 16:30.'),
    ).toBeInTheDocument();
    expect(approved).toEqual([{ pieceId: id(1), version: 1, publishAt: { date: expect.any(String), time: '16:30' } }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(withdrawn).toEqual([{ pieceId: id(1), version: 2 }]));
  });

  test('an approval that the plan refuses says why and links to the plans', async () => {
    mockPieces(pieces);
    mockEndpoint(engineContract.approvePiece, () => refuse('trial_ended', 'Your trial has ended.'));
    mockEndpoint(planContract.getPlan, () => buildTrial());
    mockEndpoint(planContract.listInvoices, () => ({ items: [], nextCursor: null }));
    const { user, router } = visit('?tab=queue');
    await user.click(await screen.findByRole('button', { name: 'Approve “Waits”' }));
    expect(await screen.findByText('“Waits” was not approved. Your trial has ended.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'See plans' }));
    expect(await screen.findByRole('region', { name: 'Plans' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.settings);
  });

  test('fetches older pieces when asked', async () => {
    mockEndpoint(engineContract.listPieces, ({ cursor, status }) => ({
      items: status ? [] : [buildPiece(cursor ? { id: id(2), title: 'Older' } : { id: id(1), title: 'Newer' })],
      nextCursor: cursor || status ? null : 'next',
    }));
    const { user } = visit('?tab=queue');
    expect(await screen.findByRole('link', { name: 'Newer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more pieces' }));
    expect(await screen.findByRole('link', { name: 'Older' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more pieces' })).toBeNull();
  });

  test('Add Content leads to a post of one’s own, and what is taken down has a filter', async () => {
    mockPieces([
      buildPiece({ title: 'Was out', status: 'taken-down', publishedAt: '2026-06-03T15:30:00.000Z' }),
      buildPiece({ id: id(2), title: 'Waits' }),
    ]);
    const { user, router } = visit('?tab=queue');
    await user.click(await screen.findByText('Taken down', { selector: 'label *' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Waits' })).toBeNull());
    expect(
      within(await screen.findByRole('list', { name: 'Pieces' })).getByText(/^Taken down; it was published/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Add Content' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Write a post' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`${paths.engine}/pieces/new`);
  });

  test('that is empty leads to the ideas', async () => {
    mockPieces();
    const { user } = visit('?tab=queue');
    await user.click(await screen.findByRole('button', { name: 'See the ideas' }));
    expect(await screen.findByRole('heading', { name: 'Which one shall we make?' })).toBeInTheDocument();
  });
});

test('settings save what changed and give back what was dropped', async () => {
  mockPieces();
  let profile = buildProfile();
  mockEndpoint(engineContract.getProfile, () => profile);
  const received = mockEndpoint(engineContract.updateProfile, (input) => (profile = buildProfile(input)));
  const { user } = visit('?tab=settings');
  const name = await screen.findByLabelText('Business name');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription(/Nothing has changed/);
  await user.type(name, ' & Bar');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(name).toHaveValue('Corner Grill');
  await user.click(screen.getByRole('radio', { name: /^Creative/ }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeInTheDocument();
  expect(received).toEqual([{ ...buildProfile({ tone: 'creative' }), asksFirst: true }]);
});
