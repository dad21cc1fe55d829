import type { Sentence } from './sentence';

const cycle = 'src/domain/cycle.test.ts';
const piece = 'src/domain/piece.test.ts';
const savings = 'src/domain/savings.test.ts';
const queue = 'netlify/features/engine/pieces/piece-queue.test.ts';
const pause = 'netlify/features/engine/engine-pause.test.ts';
const settings = 'src/features/engine/settings/engine-settings-panels.test.tsx';
const board = 'src/features/engine/queue/queue-tab.test.tsx';
const page = 'src/features/engine/engine-page.test.tsx';
const demo = 'netlify/features/engine/demo/engine-demo.test.ts';
const handlers = 'netlify/features/engine/engine-handlers.test.ts';
const service = 'netlify/features/engine/engine-service.test.ts';

export const engine: Sentence[] = [
  {
    says: 'A weekly cycle with four steps: Analyze, Propose, Create, Deploy.',
    test: 'leads from a description to a post that anyone can read, with each beat following',
    in: handlers,
  },
  {
    says: 'The product proposes 3 ideas a week.',
    test: 'stores three ranked ideas of the week the workspace is in, with what the planner must not repeat',
    in: service,
  },
  {
    says: 'Creates content once the owner picks one, then posts it automatically.',
    test: 'leads from a description to a post that anyone can read, with each beat following',
    in: handlers,
  },
  {
    says: 'Demo weekly content goal: 7 of 10 pieces, shown at 70%.',
    test: "shows the specification's figures, out of rows and not out of constants",
    in: demo,
  },
  {
    says: 'Sample content-engine figures: cost savings 2340, hours saved 45.',
    test: 'thirty posts save 45 hours, worth 2,340 dollars',
    in: savings,
  },
  { says: 'Exactly one step is current.', test: 'exactly one step is current until the week is done', in: cycle },
  {
    says: 'Queue status: scheduled, generating, review, draft; review items can be approved.',
    test: 'what waits for approval, was taken down or failed, can be approved',
    in: piece,
  },
  {
    says: 'Queue: Filter and Add Content.',
    test: 'Add Content leads to a post of one’s own, and what is taken down has a filter',
    in: page,
  },
  {
    says: 'Ideas: a Generate New Ideas button.',
    test: 'three others load on request, until the week has no more; earlier ones remain available',
    in: page,
  },
  {
    says: 'Six summary tiles: content created, average engagement, total reach, conversion rate, hours saved, cost savings.',
    test: 'says what is going on and shows what is measured, what is estimated and what is neither',
    in: page,
  },
  {
    says: 'A header toggle pauses or starts the engine.',
    test: 'a pause between the claim of a job and its work stops the post, which waits and says so',
    in: pause,
  },
  {
    says: 'Queue: upcoming items with view and edit.',
    test: 'begins with what comes next, then what waits, then the past',
    in: queue,
  },
  {
    says: 'Queue item: type, platform, scheduledFor, status, aiGenerated.',
    test: 'the list is asked for in the order of the queue, narrowed as the filter says, and each row names its labels',
    in: board,
  },
  {
    says: 'Content frequency: hourly, daily, weekly, custom; target platform toggles.',
    test: 'the frequency is chosen, with as many times a week as wanted, and platforms beside it',
    in: settings,
  },
  {
    says: 'Voice agent toggles: all on by default; call frequency: default weekly; preferred call time: default 10:00.',
    test: 'the voice agent’s choices are stored, and the page says where calls ring',
    in: settings,
  },
  {
    says: 'Rules: a list with view, edit and pause/play buttons.',
    test: 'pauses a rule and starts it again',
    in: 'src/features/rules/rules-tab.test.tsx',
  },
  {
    says: 'Rules: a New Rule button.',
    test: 'saves what was chosen, and returns to the list',
    in: 'src/features/rules/rules-tab.test.tsx',
  },
  {
    says: 'Automation rule: platforms, contentTypes, performance (posts, engagement, reach); status active or paused.',
    test: 'says what each rule does, when it comes next and what it has achieved',
    in: 'src/features/rules/rules-tab.test.tsx',
  },
  { says: 'Voice agent calls.', later: 'the autonomous engine' },
];
