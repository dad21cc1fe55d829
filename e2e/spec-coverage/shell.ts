import type { Sentence } from './sentence';

const routes = 'src/app/routes.test.tsx';
const dashboard = 'src/app/dashboard-shell.test.tsx';
const overview = 'src/features/overview/overview-page.test.tsx';

export const shell: Sentence[] = [
  {
    says: 'Unauthenticated visitors of /dashboard/* are redirected to /login.',
    test: 'who goes to %s is sent to /login',
    in: routes,
  },
  {
    says: 'Any other path redirects to /.',
    test: 'who goes to the unknown %s is sent to the landing page',
    in: routes,
  },
  {
    says: 'The top bar of the landing page has Login and Start Free Trial.',
    test: 'of the landing page finds Login and Start Free Trial, which lead to /login and /register',
    in: routes,
  },
  {
    says: 'The sidebar lists 10 items, not settings.',
    test: 'lists ten places in four groups, and not the settings',
    in: dashboard,
  },
  { says: 'Settings opens from a header button.', test: 'leads to the settings', in: dashboard },
  {
    says: "The sidebar shows the user's initial, name and plan, and has a logout button.",
    test: 'shows initial, name and plan of the user',
    in: dashboard,
  },
  {
    says: 'On small screens the sidebar is a slide-over menu.',
    test: 'slides over the page on phones, and closes when a page is chosen',
    in: dashboard,
  },
  {
    says: 'Activity item: type, title, time, status (completed, pending).',
    test: 'activity says what happened and how it stands; a piece opens in its editor',
    in: overview,
  },
  {
    says: 'Activity types content, conversation, voice, analytics.',
    departure: 'one more, team, for what changes in the workspace itself; and failed beside completed and pending',
  },
  {
    says: 'The host of the calls is a hard-coded local address on port 5000.',
    departure: 'calls go to the same origin; VITE_API_HOST may point elsewhere',
  },
  {
    says: 'Agent builder, avatar videos and SEO.',
    later: 'a capability each; until then an honest page with one way on',
  },
];
