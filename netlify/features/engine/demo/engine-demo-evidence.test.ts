import { toLocal } from '../../../../src/domain/zoned-time';
import { createPlanner } from '../../../providers/builtin/planner/planner';
import { makeEngineDemo } from './engine-demo';
import type { DemoRows } from './engine-demo-repository';

/** Every weekday, the turn of a year and a morning before anything of the day is out. */
const CLOCKS = [
  '2026-11-16T00:10:00Z',
  '2026-11-17T09:00:00Z',
  '2026-11-18T12:00:00Z',
  '2026-11-19T20:00:00Z',
  '2026-11-20T08:31:00Z',
  '2026-11-21T15:00:00Z',
  '2026-11-22T23:50:00Z',
  '2026-12-31T23:30:00Z',
  '2027-01-04T06:00:00Z',
  '2026-03-29T01:30:00Z',
  '2026-06-10T10:00:00Z',
  '2026-08-19T10:00:00Z',
];

it.each(CLOCKS)(
  'a demo opened at %s says "You published …" of nothing but what was published on that day, before it was said',
  async (at) => {
    const rows = await openedAt(new Date(at));
    for (const { pieceTitle, day, saidAt } of publishedIn(rows)) {
      const named = rows.pieces.filter(
        ({ title, publishedAt }) => startsAs(title, pieceTitle) && publishedAt && sayDay(publishedAt) === day,
      );
      expect([pieceTitle, named.map(({ status }) => status)]).toEqual([pieceTitle, ['published']]);
      expect(named[0]!.publishedAt!.getTime()).toBeLessThanOrEqual(saidAt.getTime());
    }
  },
);

it('finds such sentences, so that they are looked at', async () => {
  const rows = await Promise.all(CLOCKS.map((at) => openedAt(new Date(at))));
  expect(rows.flatMap(publishedIn).length).toBeGreaterThan(0);
});

async function openedAt(now: Date): Promise<DemoRows> {
  let id = 0;
  let kept: DemoRows | undefined;
  const file = {
    prompt: '',
    storageKey: 'designs/x',
    provider: 'Built-in designer',
    title: 'x',
    altText: 'x',
    status: 'completed' as const,
    progress: 100,
  };
  await makeEngineDemo({
    insert: (_workspaceId, rows) => Promise.resolve(void (kept = rows)),
    planner: createPlanner(),
    planRatios: () => [],
    foresee: (brief) => Promise.resolve({ ...file, brief }),
    foreseeClip: ({ aspectRatio }) => Promise.resolve({ ...file, aspectRatio, width: 1, height: 1 }),
    clock: { now: () => now },
    ids: { id: () => `id-${(id += 1)}`, token: () => 'token' },
  })({ id: 'workspace', zone: ZONE, owner: { id: 'owner', name: 'Maya Okafor' } });
  return kept!;
}

function publishedIn({ ideas }: DemoRows): { pieceTitle: string; day: string; saidAt: Date }[] {
  return ideas.flatMap(({ evidence, reason, createdAt }) =>
    [reason, ...evidence.map(({ text }) => text)].flatMap((text) => {
      const [, pieceTitle, day] = /you published “(.+)” on (\w+ \d+ \w+)/i.exec(text) ?? [];
      return pieceTitle && day ? [{ pieceTitle, day, saidAt: createdAt }] : [];
    }),
  );
}

/** A long title is cut at a word and ends in "…". */
const startsAs = (title: string, said: string): boolean => title.startsWith(said.replace(/…$/, '').trimEnd());

const sayDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${toLocal(at, ZONE).date}T12:00:00Z`))
    .replace(',', '');

const ZONE = 'Europe/London';
