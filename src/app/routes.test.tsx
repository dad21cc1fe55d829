import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../config/paths';
import { campaignsContract } from '../contracts/campaigns';
import { siteContract } from '../contracts/site';
import { mockAnalytics } from '../testing/analytics-server';
import { buildSession } from '../testing/builders/session';
import { buildArticleSummary, buildContactInfo, buildLegalDocument } from '../testing/builders/site';
import { renderApp } from '../testing/render';
import { mockContacts } from '../testing/contacts-server';
import { mockEndpoint, refuse } from '../testing/server';

const session = buildSession();

beforeEach(() => {
  mockContacts();
  mockAnalytics();
  mockEndpoint(campaignsContract.listCampaigns, () => ({
    items: [],
    nextCursor: null,
    counts: { active: 0, completed: 0, draft: 0, all: 0 },
    underWay: { out: 0, scheduled: 0, paused: 0 },
    currency: 'USD',
    revenueSinceMonday: 0,
  }));
  mockEndpoint(campaignsContract.listCampaignTemplates, () => ({ items: [] }));
  mockEndpoint(campaignsContract.listCampaignRecommendations, () => ({ items: [], sent: 0, needed: 100 }));
  mockEndpoint(siteContract.listArticles, () => [buildArticleSummary()]);
  mockEndpoint(siteContract.getContactInfo, () => buildContactInfo());
  mockEndpoint(siteContract.getPrivacyPolicy, () => buildLegalDocument());
  mockEndpoint(siteContract.getTermsOfService, () => buildLegalDocument({ title: 'Terms of service' }));
});

describe('a visitor', () => {
  test.each([paths.overview, paths.conversations, paths.settings, '/dashboard/nowhere'])(
    'who goes to %s is sent to /login',
    async (path) => {
      const { router } = renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/login');
    },
  );

  test.each([
    [paths.home, 'Marketing that keeps time.'],
    [paths.login, 'Welcome back'],
    [paths.register, 'Start your free trial'],
    [paths.blog, 'Blog'],
    [paths.contact, 'Contact'],
    [paths.privacyPolicy, 'Privacy policy'],
    [paths.termsOfService, 'Terms of service'],
  ])('sees %s', async (path, heading) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test.each(['/index.html', '/nowhere', '/dashboards', '/blog/nowhere', '/contact/nowhere'])(
    'who goes to the unknown %s is sent to the landing page',
    async (path) => {
      mockEndpoint(siteContract.getArticle, () => refuse('not_found'));
      const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
      const { router } = renderApp(path);
      await screen.findByRole('heading', { level: 1, name: 'Marketing that keeps time.' });
      expect(router.state.location.pathname).toBe('/');
      warn.mockRestore();
    },
  );

  test('of the landing page finds Login and Start Free Trial, which lead to /login and /register', async () => {
    renderApp(paths.home);
    await screen.findByRole('heading', { level: 1 });
    for (const link of screen.getAllByRole('link', { name: 'Login' })) expect(link).toHaveAttribute('href', '/login');
    for (const link of screen.getAllByRole('link', { name: 'Start Free Trial' }))
      expect(link).toHaveAttribute('href', '/register');
  });
});

describe('someone signed in', () => {
  test.each([paths.login, paths.register, '/dashboard/nowhere', '/dashboard/seo/nowhere'])(
    'who goes to %s is sent to the overview',
    async (path) => {
      const { router } = renderApp(path, { session });
      await screen.findByRole('navigation', { name: 'Main' });
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    },
  );

  test.each([
    [paths.agents, 'Agent Builder'],
    [paths.avatar, 'Avatar Videos'],
    [paths.seo, 'SEO'],
    [paths.analytics, 'Analytics'],
    [paths.contacts, 'Contacts'],
    [paths.campaigns, 'Campaigns'],
    [paths.settings, 'Settings'],
  ])('sees %s under its title', async (path, heading) => {
    renderApp(path, { session });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${heading} · Fourbeat`));
  });

  test.each([paths.agents, paths.avatar, paths.seo])(
    'finds on %s one link to a page that works today',
    async (path) => {
      renderApp(path, { session });
      const main = await screen.findByRole('main');
      await screen.findByRole('heading', { level: 1 });
      const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links).toHaveLength(1);
      expect([paths.overview, paths.engine, paths.creative]).toContain(links[0]);
      expect(main.querySelector('button')).toBeNull();
    },
  );

  test('is offered the dashboard instead of the login on public pages', async () => {
    renderApp(paths.blog, { session });
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});

test('a page whose code does not load leaves the frame in place and says why', async () => {
  const { go } = renderApp(paths.overview, { session });
  await screen.findByRole('navigation', { name: 'Main' });
  // The page's code must be requested when its address is opened, not when the routes are created.
  jest.doMock('../features/campaigns/campaigns-page', () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/campaigns-page-x.js');
  });
  await go(paths.campaigns);
  expect(
    within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'A newer version is ready' }),
  ).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await go(paths.contacts);
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('a change of page moves the focus to its content', async () => {
  const { go } = renderApp(paths.seo, { session });
  await screen.findByRole('heading', { level: 1, name: 'SEO' });
  expect(document.body).toHaveFocus();
  await go(paths.contacts);
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
