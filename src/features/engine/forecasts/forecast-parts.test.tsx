import { screen, waitFor, within } from '@testing-library/react';
import { paths, piecePath } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import type { IdeaForecast, PieceForecast } from '../../../contracts/engine-forecasts';
import { buildCycle, buildIdea, buildPiece } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const IDEA = buildIdea({ title: 'Six hours from vine to bun' });
const buildForecast = (partial: Partial<IdeaForecast> = {}): IdeaForecast => ({
  ideaId: IDEA.id,
  range: { low: 40, middle: 68, high: 120 },
  posts: 14,
  days: 61,
  isChecked: true,
  reliability: null,
  ...partial,
});

describe('this week’s ideas', () => {
  const visit = (reading: { items: IdeaForecast[]; checked?: Checked[]; widthChange?: number }) => {
    mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
    mockEndpoint(engineContract.getCycle, () => buildCycle({ ideas: [IDEA] }));
    mockEndpoint(engineContract.listForecasts, () => ({ checked: [], widthChange: 1, ...reading }));
    return renderApp(paths.engine, { session: buildSession() });
  };

  test('say how many people a post is expected to reach, marked as an estimate, and how we know', async () => {
    const { user } = visit({ items: [buildForecast()] });
    const line = await screen.findByText(/^40–120 people/);
    expect(line).toHaveTextContent('40–120 people estimate How?');
    expect(line.previousElementSibling).toHaveTextContent('Expected reach');
    await user.click(within(line).getByRole('button', { name: 'How we expect this reach' }));
    expect(
      await screen.findByText('Four in five posts like this should land in this range, and half of them above 68.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^The forecast rests on 14 posts of yours from the last 61 days/)).toBeInTheDocument();
  });

  test('say that there is no forecast while too few posts were measured', async () => {
    visit({ items: [buildForecast({ range: null, posts: 2, days: 20 })] });
    expect(await screen.findByText(/^No forecast yet: two of four posts measured/)).toBeInTheDocument();
    expect(screen.queryByText('40–120 people')).toBeNull();
  });

  test('say nothing of an idea that is older than forecasts, and what is wrong when they cannot be loaded', async () => {
    visit({ items: [] });
    expect(await screen.findByRole('heading', { level: 3, name: IDEA.title })).toBeInTheDocument();
    await screen.findByText('Difficulty');
    // The line's place is held until it is known that there is none.
    await waitFor(() => expect(screen.queryByText('Expected reach')).toBeNull());
    mockEndpoint(engineContract.listForecasts, () => refuse('internal', 'The forecasts are resting.'));
    renderApp(paths.engine, { session: buildSession() });
    expect(await screen.findByText('Could not be loaded')).toBeInTheDocument();
  });

  test('say in the preview what the confidence claims, and how earlier claims did', async () => {
    const reliability = { from: 60, to: 80, ideas: 12, better: 8 };
    const { user } = visit({ items: [buildForecast({ reliability })] });
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog'));
    expect(preview.getByText(/is how likely we think it is, by this evidence, that the post/)).toBeInTheDocument();
    expect(
      await preview.findByText('Of 12 ideas with 60 to 80% confidence, 8 did better than usual.'),
    ).toBeInTheDocument();
    expect(preview.getByRole('heading', { name: 'Expected reach' })).toBeInTheDocument();
  });

  test('begin with what last week’s forecast was worth, and what the next ones learned', async () => {
    visit({
      items: [buildForecast()],
      checked: [{ low: 40, high: 120, reached: 150, outcome: 'above' }],
      widthChange: 1.22,
    });
    expect(
      await screen.findByText('Last 7 days: forecast 40–120 people, reached 150. The next ranges are a little wider.'),
    ).toBeInTheDocument();
  });
});

describe('a post’s page', () => {
  const visit = (forecast: PieceForecast) => {
    const piece = buildPiece({
      status: 'published',
      publishedAt: '2026-06-11T15:30:00.000Z',
      publicPath: '/p/corner-grill/vine',
    });
    mockEndpoint(engineContract.getPiece, () => piece);
    mockEndpoint(engineContract.listPieces, () => ({ items: [piece], nextCursor: null }));
    mockEndpoint(engineContract.getPieceForecast, () => forecast);
    renderApp(piecePath(piece.id), { session: buildSession() });
  };
  const forecast = {
    range: { low: 40, middle: 68, high: 120 },
    posts: 14,
    days: 61,
    madeAt: '2026-06-08T06:00:00.000Z',
  };
  const dueAt = '2026-06-18T15:30:00.000Z';

  test.each<[string, PieceForecast]>([
    [
      'Forecast 40–120 people in the first seven days. We check it on Thursday 18 June.',
      { forecast, score: null, dueAt },
    ],
    [
      'Forecast 40–120 people, reached 87: within the range.',
      { forecast, score: { outcome: 'within', reached: 87 }, dueAt },
    ],
    [
      'Forecast 40–120 people, reached 1,000,000: above the range.',
      { forecast, score: { outcome: 'above', reached: 1_000_000 }, dueAt },
    ],
    [
      'Forecast 40–120 people. Not checked, because the post was taken down and published again.',
      { forecast, score: { outcome: 'republished', reached: null }, dueAt },
    ],
  ])('says %s', async (sentence, reading) => {
    visit(reading);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

type Checked = { low: number; high: number; reached: number; outcome: 'within' | 'above' | 'below' };
