import { screen } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { engineContract } from '../../../../contracts/engine';
import { addMonths } from '../../../../domain/evergreen';
import { toLocal } from '../../../../domain/zoned-time';
import { dayInWords } from '../../../../domain/day-in-words';
import { buildSession } from '../../../../testing/builders/session';
import { PIECE, servePiece } from '../../../../testing/piece-server';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';

const visit = () => renderApp(`${paths.engine}/pieces/${PIECE.id}`, { session: buildSession() });
const OTHER = 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a77';
const alike = { id: OTHER, title: 'From vine to bun', isOut: true, at: '2020-10-03T08:00:00.000Z' };
const today = () => toLocal(new Date(), buildSession().workspace.zone).date;

describe('a post that says what another one said lately', () => {
  test('is told beside its approval, with a link, and can be approved all the same', async () => {
    const { approved } = servePiece();
    const asked = mockEndpoint(engineContract.getAlike, () => ({ alike }));
    const { user } = visit();
    const link = await screen.findByRole('link', { name: '“From vine to bun”' });
    expect(link).toHaveAttribute('href', `${paths.engine}/pieces/${OTHER}`);
    expect(link.closest('p')).toHaveTextContent('Much like “From vine to bun”, published on 3 October 2020.');
    expect(asked).toEqual([{ pieceId: PIECE.id, title: PIECE.title, body: PIECE.body }]);
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('It is being published.')).toBeInTheDocument();
    expect(approved).toHaveLength(1);
  });

  test('is told while it is edited, for the words that were typed', async () => {
    servePiece();
    mockEndpoint(engineContract.getAlike, ({ title }) => ({ alike: title === 'Again!' ? alike : null }));
    const { user } = visit();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Again!');
    // Beside the words, and beside the approval.
    expect(await screen.findAllByRole('link', { name: '“From vine to bun”' })).toHaveLength(2);
  });

  test('is approved without a word when nobody could tell', async () => {
    const { approved } = servePiece();
    mockEndpoint(engineContract.getAlike, () => refuse('internal'));
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('It is being published.')).toBeInTheDocument();
    expect(approved).toHaveLength(1);
    expect(screen.queryByText(/Much like/)).not.toBeInTheDocument();
  });
});

describe('a published post', () => {
  const published = { status: 'published', publishedAt: '2026-06-10T08:00:00.000Z' } as const;

  test('comes again by a rhythm, and no more once that is stopped', async () => {
    const { serverState } = servePiece(published);
    const evergreen = { months: 6 as const, nextOn: addMonths(today(), 6), last: null };
    const begun = mockEndpoint(
      engineContract.updateEvergreen,
      () => (serverState.piece = { ...serverState.piece!, evergreen }),
    );
    const stopped = mockEndpoint(
      engineContract.deleteEvergreen,
      () => (serverState.piece = { ...serverState.piece!, evergreen: null }),
    );
    const { user } = visit();
    await user.click(await screen.findByRole('combobox', { name: 'How often' }));
    await user.click(await screen.findByRole('option', { name: 'Every 6 months' }));
    await user.click(screen.getByRole('button', { name: 'Post again' }));
    expect(
      await screen.findByText(`Comes again every 6 months, next on ${dayInWords(evergreen.nextOn, { year: true })}.`),
    ).toBeInTheDocument();
    expect(begun).toEqual([{ pieceId: PIECE.id, rhythm: { kind: 'every', months: 6 } }]);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Post again' })).toBeInTheDocument();
    expect(stopped).toEqual([{ pieceId: PIECE.id }]);
  });

  test('needs a day to come once, and says what the server thinks of it', async () => {
    servePiece(published);
    mockEndpoint(engineContract.updateEvergreen, () =>
      refuse('invalid_request', 'Choose a day after today.', { rhythm: 'Choose a day after today.' }),
    );
    const { user } = visit();
    await user.click(await screen.findByRole('combobox', { name: 'How often' }));
    await user.click(await screen.findByRole('option', { name: 'Once, on a day' }));
    await user.click(screen.getByRole('button', { name: 'Post again' }));
    expect(await screen.findByLabelText('Day')).toHaveAccessibleDescription('Choose a date.');
    await user.type(screen.getByLabelText('Day'), '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Post again' }));
    expect(await screen.findByText('Choose a day after today.')).toBeInTheDocument();
  });

  test('says why it did not come', async () => {
    servePiece({
      ...published,
      evergreen: { months: 3, nextOn: '2027-04-04', last: { on: '2027-01-04', outcome: 'out-of-season' } },
    });
    visit();
    expect(
      await screen.findByText('It did not come on 4 January 2027: it was the wrong time of year.'),
    ).toBeInTheDocument();
  });
});

test('a post that comes again names its original', async () => {
  servePiece({ againOf: { id: OTHER, title: 'From vine to bun' } });
  visit();
  expect(await screen.findByRole('link', { name: '“From vine to bun”' })).toHaveAttribute(
    'href',
    `${paths.engine}/pieces/${OTHER}`,
  );
});
