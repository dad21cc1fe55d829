import { screen, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { siteContract } from '../../../contracts/site';
import { buildLegalDocument } from '../../../testing/builders/site';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const pages = [
  {
    path: paths.privacyPolicy,
    endpoint: siteContract.getPrivacyPolicy,
    title: 'Privacy policy',
    unavailable: 'Privacy policy not available',
    logged: 'The privacy policy could not be loaded.',
  },
  {
    path: paths.termsOfService,
    endpoint: siteContract.getTermsOfService,
    title: 'Terms of service',
    unavailable: 'Terms of service not available',
    logged: 'The terms of service could not be loaded.',
  },
];

test.each(pages)(
  '$path shows title, last update, introduction, titled sections, their contents and the mailbox',
  async ({ path, endpoint, title }) => {
    mockEndpoint(endpoint, () => buildLegalDocument({ title }));
    renderApp(path);
    expect(await screen.findByText('What is stored here.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/^Last updated/)).toHaveTextContent('Last updated 21 November 2026, version 1.0');
    expect(screen.getByRole('heading', { level: 2, name: 'Your account' })).toHaveAttribute('id', 'your-account');
    expect(screen.getByRole('region', { name: 'Your rights' })).toHaveTextContent('Ask us.');
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#your-account', '#your-rights']);
    expect(screen.getByRole('link', { name: 'hello@loaf.example' })).toHaveAttribute(
      'href',
      'mailto:hello@loaf.example',
    );
  },
);

test('without a mailbox the contact form stands in', async () => {
  mockEndpoint(siteContract.getPrivacyPolicy, () => buildLegalDocument({ contactEmail: null }));
  renderApp(paths.privacyPolicy);
  expect(await screen.findByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
});

test.each(pages)(
  '$path that cannot be loaded says "$unavailable", logs why, and can be tried again',
  async ({ path, endpoint, title, unavailable, logged }) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    mockEndpoint(endpoint, () => refuse('internal'));
    const { user } = renderApp(path);
    expect(await screen.findByText(unavailable)).toBeVisible();
    expect(warn).toHaveBeenCalledWith(logged, expect.objectContaining({ code: 'internal' }));
    warn.mockRestore();
    mockEndpoint(endpoint, () => buildLegalDocument({ title }));
    await pressAgain(user);
    expect(await screen.findByText('What is stored here.')).toBeVisible();
    expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
  },
);
