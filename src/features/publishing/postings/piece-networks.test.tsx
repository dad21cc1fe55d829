import { screen, within } from '@testing-library/react';
import { piecePath } from '../../../config/paths';
import { campaignsContract } from '../../../contracts/campaigns';
import { engineContract } from '../../../contracts/engine';
import type { Piece } from '../../../contracts/engine-pieces';
import { publishingContract } from '../../../contracts/publishing';
import type { PieceNewsletter, PiecePostings, Posting } from '../../../contracts/publishing-postings';
import { buildPicture, buildPiece } from '../../../testing/builders/engine';
import { buildNewsletter, buildPiecePostings, buildPosting } from '../../../testing/builders/publishing';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const connected = (...names: string[]): PiecePostings['channels'] =>
  buildPiecePostings().channels.map((one) =>
    names.includes(one.channel) ? { ...one, connection: 'connected', account: '@ada@social.example' } : one,
  );

/** A server that holds one post and where it goes. */
function serve(
  partial: Partial<Piece> = {},
  postings: Partial<PiecePostings> = {},
  newsletter: Partial<PieceNewsletter> = {},
) {
  const state = { piece: buildPiece(partial), postings: buildPiecePostings(postings) };
  mockEndpoint(engineContract.getPiece, () => state.piece);
  mockEndpoint(engineContract.listPieces, () => ({ items: [state.piece], nextCursor: null }));
  mockEndpoint(publishingContract.getPiecePostings, () => state.postings);
  mockEndpoint(publishingContract.getPieceNewsletter, ({ subject }) =>
    buildNewsletter({ ...newsletter, ...(subject && { subject }) }),
  );
  const approved = mockEndpoint(engineContract.approvePiece, ({ version }) =>
    version === state.piece.version
      ? state.piece
      : refuse('conflict', 'This piece was changed elsewhere in the meantime.'),
  );
  const chosen = mockEndpoint(publishingContract.updatePiecePostings, ({ choices }) => {
    state.piece = { ...state.piece, version: state.piece.version + 1, status: 'review', scheduledFor: null };
    state.postings = {
      ...state.postings,
      version: state.piece.version,
      items: choices.map(({ channel, words, subject }) =>
        buildPosting({ channel, ownWords: words, words: words ?? 'x', subject }),
      ),
    };
    return state.postings;
  });
  return { state, chosen, approved };
}
const visit = (session = buildSession()) => renderApp(piecePath(buildPiece().id), { session });
const out = {
  status: 'published' as const,
  publishedAt: '2026-06-11T15:30:00.000Z',
  publicPath: '/p/corner-grill/vine',
};

describe('before the approval', () => {
  test('a network is chosen with one press, and the approval covers it', async () => {
    const { chosen, approved } = serve({}, { channels: connected('mastodon') });
    const { user } = visit();
    await user.click(await screen.findByRole('switch', { name: 'Mastodon' }));
    expect(await screen.findByRole('switch', { name: 'Mastodon', checked: true })).toBeInTheDocument();
    expect(chosen).toEqual([
      { pieceId: buildPiece().id, version: 1, choices: [{ channel: 'mastodon', words: null, subject: null }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(approved).toMatchObject([{ version: 2 }]);
  });

  test('what a model wrote for a network is shown with its name, and gives way to what is typed', async () => {
    const by = 'writer-1';
    const { state } = serve(
      {
        title: 'Rye',
        body: 'In linen.',
        networkWords: [
          { channel: 'bluesky', words: 'Wrap your rye.', by, note: '' },
          { channel: 'mastodon', words: null, by, note: 'The text of writer-1 was not used: it was too long.' },
        ],
      },
      {
        channels: connected('bluesky', 'mastodon'),
        items: [buildPosting({ channel: 'bluesky' }), buildPosting({ channel: 'mastodon' })],
        canWrite: true,
      },
    );
    const asked = mockEndpoint(publishingContract.createPostingWords, () => ({ ...state.postings, version: 2 }));
    const { user } = visit();
    expect(await screen.findByText('Written for Bluesky by writer-1.')).toBeInTheDocument();
    expect(
      screen.getByText('In the built-in writer’s words. The text of writer-1 was not used: it was too long.'),
    ).toBeInTheDocument();
    // Mastodon has none that could be used, so the model can be asked again.
    await user.click(screen.getByRole('button', { name: 'Let your model write for each network' }));
    expect(asked).toEqual([{ pieceId: buildPiece().id, version: 1 }]);
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), ' Or paper.');
    expect(screen.getByRole('button', { name: 'Let your model write for each network' })).toHaveAccessibleDescription(
      'Save your changes first.',
    );
    expect(
      screen.getByText('writer-1 wrote it for the text as it was. Once you save yours, Bluesky gets that.'),
    ).toBeInTheDocument();
  });

  test('each gets words of its own, counted as the network counts them', async () => {
    const { chosen } = serve(
      { title: 'Rye', body: 'In linen.' },
      { channels: connected('bluesky', 'mastodon'), items: [buildPosting({ channel: 'bluesky' })] },
    );
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Edit text' }));
    const text = screen.getByRole('textbox', { name: /^Text for Bluesky/ });
    expect(text).toHaveValue('Rye\n\nIn linen.\n\n#tomato');
    await user.clear(text);
    await user.click(text);
    await user.paste('a'.repeat(301));
    expect(screen.getByText('301 of 300')).toBeInTheDocument();
    expect(screen.getByText('This is 1 character too long for Bluesky, which takes 300.')).toBeInTheDocument();
    await user.clear(text);
    await user.type(text, 'Linen!');
    await user.click(screen.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByRole('button', { name: 'Edit its text' })).toBeInTheDocument();
    expect(chosen).toMatchObject([{ choices: [{ channel: 'bluesky', words: 'Linen!' }] }]);
  });

  test('what a network would refuse is said as the post is edited', async () => {
    serve({ pictures: [] }, { channels: connected('instagram'), items: [buildPosting({ channel: 'instagram' })] });
    visit();
    expect(await screen.findByText('Instagram needs a picture.')).toBeInTheDocument();
  });

  test('what is not connected is posted by hand, and the way to connect it is there', async () => {
    serve();
    const { user } = visit();
    await user.click(await screen.findByText('Other networks'));
    expect(screen.getByRole('switch', { name: 'X' })).toBeInTheDocument();
    expect(screen.getAllByText('Posted by hand')).toHaveLength(6);
    expect(screen.queryByRole('switch', { name: 'Webhook' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Connect networks' })).toHaveAttribute(
      'href',
      '/dashboard/settings/connections',
    );
  });

  test('a refusal is said, and the switch stays as it is stored', async () => {
    serve({}, { channels: connected('mastodon') });
    mockEndpoint(publishingContract.updatePiecePostings, () => refuse('conflict', 'Look at it again, then choose.'));
    const { user } = visit();
    await user.click(await screen.findByRole('switch', { name: 'Mastodon' }));
    expect(await screen.findByText('Look at it again, then choose.')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Mastodon' })).not.toBeChecked();
  });
});

describe('the newsletter', () => {
  test('says whom it reaches, is chosen with one press, and gets a subject of its own', async () => {
    const { chosen } = serve({ title: 'Rye' }, {}, { people: 1_240 });
    const { user } = visit();
    const choice = await screen.findByRole('switch', { name: 'Newsletter' });
    expect(screen.getByText('An email to everyone who agreed to get them')).toBeInTheDocument();
    await user.click(choice);
    expect(await screen.findByText('Reaches 1,240 people who agreed to your emails')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Edit subject' }));
    const field = screen.getByRole('textbox', { name: /^Subject of the newsletter/ });
    expect(field).toHaveValue('Rye');
    await user.clear(field);
    await user.type(field, 'How rye keeps');
    await user.click(screen.getByRole('button', { name: 'Save subject' }));
    expect(await screen.findByText('How rye keeps')).toBeInTheDocument();
    expect(chosen.map(({ choices }) => choices)).toEqual([
      [{ channel: 'newsletter', words: null, subject: null }],
      [{ channel: 'newsletter', words: null, subject: 'How rye keeps' }],
    ]);
  });

  test('apart from it, a post becomes an email that can be written further', async () => {
    serve();
    const made = mockEndpoint(campaignsContract.createCampaign, () => refuse('conflict', 'There are too many.'));
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Make an email of it' }));
    expect(await screen.findByText('No email was made. There are too many.')).toBeInTheDocument();
    expect(made).toMatchObject([{ pieceId: buildPiece().id }]);
  });

  test('says what is missing before it can be sent, and where to put that right', async () => {
    serve(
      {},
      { items: [buildPosting({ channel: 'newsletter' })] },
      { missing: ['Add your postal address.'], people: 0 },
    );
    visit();
    expect(await screen.findByText('Add your postal address.')).toBeInTheDocument();
    expect(screen.getByText('Nobody has agreed to your emails yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open Sender' })).toHaveAttribute('href', '/dashboard/campaigns/sending');
  });

  test('is shown as it would arrive, where no script of it can run', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:newsletter', revokeObjectURL: () => undefined });
    serve({}, { items: [buildPosting({ channel: 'newsletter', subject: 'How rye keeps' })] });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Newsletter preview' }));
    expect(await sheet.findByText('How rye keeps')).toBeInTheDocument();
    expect(sheet.getByTitle('Email preview')).toHaveAttribute('sandbox', '');
  });

  test('that waits leads to its draft, and one that was sent to its report with what was counted', async () => {
    const campaign = { id: buildPiece().id, status: 'draft' as const, cause: null };
    const posting = buildPosting({ channel: 'newsletter', state: 'waiting', cause: 'Add your address.', campaign });
    const { state } = serve(out, { status: 'published', items: [posting] });
    const { unmount } = visit();
    expect(await screen.findByText(/^Add your address\. Put that right, then try again/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the draft' })).toHaveAttribute(
      'href',
      `/dashboard/campaigns/${campaign.id}/edit`,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as posted' })).toBeNull();
    unmount();

    state.postings = buildPiecePostings({
      status: 'published',
      items: [
        {
          ...posting,
          state: 'posted',
          cause: null,
          campaign: { ...campaign, status: 'completed' },
          figures: { at: '2026-06-11T15:31:00.000Z', counts: [{ what: 'opened', count: 1_234 }] },
        },
      ],
    });
    visit();
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(screen.getByText('Sent')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the report' })).toHaveAttribute(
      'href',
      `/dashboard/campaigns/${campaign.id}`,
    );
  });
});

test.each([
  [{ id: buildPiece().id, status: 'draft' as const, cause: null }, 'Back to draft', /^Somebody took its campaign back/],
  [{ id: buildPiece().id, status: 'paused' as const, cause: 'You paused it.' }, 'Paused', /^You paused it/],
  [{ id: buildPiece().id, status: 'active' as const, cause: null }, 'Sending', null],
  [null, 'Deleted', /^Its campaign was deleted/],
])('a newsletter says what its campaign does: %#', async (campaign, badge, sentence) => {
  serve(out, {
    status: 'published',
    items: [buildPosting({ channel: 'newsletter', state: 'posted', postedAt: '2026-06-11T15:31:00.000Z', campaign })],
  });
  visit();
  expect(await screen.findByText(badge)).toBeInTheDocument();
  if (sentence) expect(screen.getByText(sentence)).toBeInTheDocument();
});

describe('after the publication', () => {
  const one = (partial: Partial<Posting>, piece: Partial<Piece> = {}, more: Partial<PiecePostings> = {}) => {
    serve({ ...out, ...piece }, { status: 'published', items: [buildPosting(partial)], ...more });
    return mockEndpoint(publishingContract.updatePosting, ({ decision }) =>
      buildPiecePostings({ items: [buildPosting({ ...partial, state: decision === 'again' ? 'due' : 'posted' })] }),
    );
  };

  test('a posted one leads to it', async () => {
    one({ state: 'posted', url: 'https://social.example/@ada/1', postedAt: '2026-06-11T15:31:00.000Z' });
    visit();
    expect(await screen.findByRole('link', { name: /See it on Mastodon/ })).toHaveAttribute(
      'href',
      'https://social.example/@ada/1',
    );
  });

  test('an uncertain one asks, and takes the answer', async () => {
    const decided = one({ state: 'uncertain', cause: 'Mastodon did not answer in time.' });
    const { user } = visit();
    expect(
      await screen.findByText('Mastodon did not answer in time. Please check Mastodon: is it there?'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'It was posted' }));
    expect(decided).toMatchObject([{ decision: 'there' }]);
  });

  test('a failed one says why, and can be tried again or posted by hand', async () => {
    const decided = one(
      { state: 'failed', cause: 'Mastodon refused the post (422).' },
      {},
      { channels: connected('mastodon') },
    );
    const { user } = visit();
    expect(await screen.findByText('Mastodon refused the post (422).')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check the connection' })).toBeInTheDocument();
    await pressAgain(user);
    expect(decided).toMatchObject([{ decision: 'again' }]);
  });

  test('one that waits for a person gives text and picture, and is marked as posted', async () => {
    const picture = buildPicture();
    const decided = one(
      { state: 'waiting', channel: 'twitter', words: 'Linen, not plastic.' },
      { pictures: [picture] },
      { channels: buildPiecePostings().channels.map((channel) => ({ ...channel, pictureId: picture.id })) },
    );
    const { user } = visit();
    const list = within(await screen.findByRole('list', { name: 'Networks' }));
    expect(list.getByText('Linen, not plastic.')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Copy text' }));
    expect(await list.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Save picture' })).toHaveAttribute(
      'href',
      `/api/creative/creations/${picture.id}/file?format=jpeg&download=1`,
    );
    expect(list.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(list.getByRole('link', { name: /Open X/ })).toHaveAttribute('href', 'https://x.com/compose/post');
    await user.click(list.getByRole('button', { name: 'Mark as posted' }));
    expect(decided).toMatchObject([{ decision: 'by-hand' }]);
  });

  test('one without a connection offers to connect it, and no try that could not help', async () => {
    one({ state: 'waiting', channel: 'facebook' });
    visit();
    const list = within(await screen.findByRole('list', { name: 'Networks' }));
    expect(list.getByRole('link', { name: 'Connect Facebook' })).toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('marked as posted by mistake, it can be taken back', async () => {
    const decided = one({ state: 'handed-over', channel: 'facebook', postedAt: '2026-06-11T15:31:00.000Z' });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Not posted after all' }));
    expect(decided).toMatchObject([{ decision: 'not-posted' }]);
  });

  test('what has the text of before a correction says so', async () => {
    one({ state: 'handed-over', channel: 'facebook', outdated: true, postedAt: '2026-06-11T15:31:00.000Z' });
    visit();
    expect(await screen.findByText('Facebook still has the earlier text. Change it there, too.')).toBeInTheDocument();
  });

  test('taken down, the post still shows where it was posted', async () => {
    one({ state: 'handed-over', channel: 'facebook', postedAt: '2026-06-11T15:31:00.000Z' }, { status: 'taken-down' });
    visit();
    const list = within(await screen.findByRole('list', { name: 'Already posted' }));
    expect(list.getByText('Posted by hand')).toBeInTheDocument();
    expect(screen.getByText(/does not remove it from these networks/)).toBeInTheDocument();
  });

  test('what waits for the engine says so, and promises no time', async () => {
    one(
      { state: 'due', cause: 'Mastodon could not be reached.', nextAt: '2026-06-12T09:05:00.000Z' },
      {},
      { paused: true },
    );
    visit();
    expect(await screen.findByText(/^The engine is paused\./)).toBeInTheDocument();
    expect(screen.getByText('It waits until you start the engine again.')).toBeInTheDocument();
    expect(screen.queryByText(/We try again/)).toBeNull();
  });

  test('what is tried again says when', async () => {
    one({ state: 'due', cause: 'Mastodon could not be reached.', nextAt: '2026-06-12T09:05:00.000Z' });
    visit();
    expect(await screen.findByText(/^Mastodon could not be reached\. We try again .*10:05/)).toBeInTheDocument();
  });

  test('a demo decides nothing', async () => {
    one({ state: 'failed', cause: 'Demos do not post anything.' });
    visit(buildDemoSession());
    expect(await screen.findByText('Demos do not post anything.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
