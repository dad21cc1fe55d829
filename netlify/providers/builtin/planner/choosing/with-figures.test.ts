import { ideaKinds, type IdeaKind } from '../../../../../src/domain/idea';
import type { Analysis } from '../../../../../src/domain/cycle-analysis';
import { buildBusinessProfile } from '../../../../testing/builders/engine';
import { createPlanner } from '../planner';

const week = { year: 2026, week: 48, startsOn: '2026-11-23' };
const analysisOf = (kind: IdeaKind | null, now: number | null, hasPhoto = true): Analysis => ({
  current: { from: '2026-10-26', to: '2026-11-22' },
  before: { from: '2026-09-28', to: '2026-10-25' },
  facts: [
    { query: 'posts', now: 8, before: 6 },
    { query: 'reach', now: 731, before: 619 },
    {
      query: 'best-post',
      now,
      before: null,
      ...(now !== null && { post: { id: 'a', title: 'How a crust gets its blisters', kind, hasPhoto } }),
    },
  ],
});
const request = {
  profile: buildBusinessProfile(),
  ...{ week, zone: 'Europe/London', round: 0, history: [], published: [] },
};
const figuresIn = async (analysis: Analysis | null) =>
  (await createPlanner().propose({ ...request, analysis })).flatMap(({ evidence, kind }) =>
    evidence.filter(({ source }) => source === 'figures').map(({ text }) => ({ kind, text })),
  );

it('an idea of the kind that did best cites the figure, and only numbers that were counted', async () => {
  const plain = await createPlanner().propose(request);
  const { kind } = plain[1];
  const found = await figuresIn(analysisOf(kind, 1214));
  expect(found).toHaveLength(1);
  expect(found[0]!.kind).toBe(kind);
  expect(found[0]!.text).toMatch(/^Your best post of the last four weeks, “How a crust gets its blisters”, was an? /);
  expect(found[0]!.text).toMatch(/ with a photograph: it reached 1,214 people\.$/);
  expect(found[0]!.text.match(/\d[\d,]*/g)).toEqual(['1,214']);
});

it('the same request gives the same ideas, and figures change neither their order nor their confidence', async () => {
  const [plain, first, again] = [
    await createPlanner().propose(request),
    await createPlanner().propose({ ...request, analysis: analysisOf('How-to', 90) }),
    await createPlanner().propose({ ...request, analysis: analysisOf('How-to', 90) }),
  ];
  expect(again).toEqual(first);
  expect(first.map(({ title, confidence }) => [title, confidence])).toEqual(
    plain.map(({ title, confidence }) => [title, confidence]),
  );
});

it.each([
  ['nothing was measured', analysisOf('How-to', null)],
  ['hardly anybody was reached', analysisOf('How-to', 3)],
  ['the best post came from no idea', analysisOf(null, 500)],
  ['nothing was looked at', null],
])('where %s, no idea cites a figure', async (_why, analysis) => {
  expect(await figuresIn(analysis)).toEqual([]);
});

it('where no idea is of that kind, none cites it', async () => {
  const kinds = (await createPlanner().propose(request)).map(({ kind }) => kind);
  expect(
    await figuresIn(
      analysisOf(
        ideaKinds.find((kind) => !kinds.includes(kind))!,
        500,
      ),
    ),
  ).toEqual([]);
});
