import { judgeMaterial } from '../../../src/domain/material-use';
import { makeMaterialDemo } from './material-demo';
import type { DemoMaterial } from './material-demo-repository';

it('a demo’s answers are fit for posts, and each closes its question of the interview', async () => {
  let kept: DemoMaterial | undefined;
  let id = 0;
  await makeMaterialDemo({
    insert: (_workspaceId, rows) => Promise.resolve(void (kept = rows)),
    clock: { now: () => new Date('2026-11-23T09:00:00Z') },
    ids: { id: () => `id-${(id += 1)}`, token: () => 'token' },
  })({ id: 'workspace', zone: 'Europe/London' });
  expect(
    kept!.answers.filter(({ text, detail }) => judgeMaterial({ text, detail: detail ?? '' }).use !== 'ready'),
  ).toEqual([]);
  expect(kept!.turns.map(({ question }) => question)).toEqual(
    kept!.answers.filter(({ source }) => source === 'interview').map(({ question }) => question),
  );
  expect(new Set(kept!.turns.map(({ week }) => week))).toEqual(new Set(['2026-10-19']));
});
