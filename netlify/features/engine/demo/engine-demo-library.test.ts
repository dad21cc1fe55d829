import { demoLibrary } from './engine-demo-library';

const since = new Date('2026-12-01T05:00:00Z');

it.each(['2026-12-01T05:20:00Z', '2026-12-01T17:00:00Z', '2026-12-31T23:00:00Z'])(
  'what a month of allowance was used for is of that month at %s',
  async (at) => {
    const now = new Date(at);
    let made = 0;
    const foreseen = { status: 'generating' } as never;
    const { creations } = await demoLibrary({
      workspaceId: 'w',
      owner: { id: 'o' },
      brand: 'Corner Grill',
      pictures: 20,
      clips: 12,
      since,
      now,
      foresee: () => Promise.resolve(foreseen),
      foreseeClip: () => Promise.resolve(foreseen),
      makeId: () => `id-${(made += 1)}`,
    });
    expect(creations).toHaveLength(32);
    expect(creations.filter(({ createdAt }) => createdAt! < since || createdAt! > now)).toEqual([]);
  },
);
