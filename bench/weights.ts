import { existsSync } from 'node:fs';
import { weighBuild } from '../scripts/weigh-build';
import { kb } from './measure';

/** What a first visit of the dashboard loads and what each page adds, in gzip; e2e/budgets.spec.ts holds the limits. */
export async function benchWeights(): Promise<string[]> {
  if (!existsSync('dist/manifest.json')) return ['no build: run `npm run build` first'];
  const { application, dashboard, beyondDashboard, scriptsBeforeTouch } = weighBuild();
  return [
    `first load of the dashboard, scripts and styles: ${kb(dashboard)} (aim 220 KB)`,
    `of it before any page: ${kb(application)}`,
    ...[...beyondDashboard].map(([page, bytes]) => `${page}: ${kb(bytes)} beyond it (aim 60 KB)`),
    `scripts of a public page before the first touch: ${kb(Math.max(...scriptsBeforeTouch.values()))} (aim 15 KB)`,
  ];
}
