import { siteContract } from '../src/contracts/site';
import { makeClient } from '../netlify/testing/call';
import { useDatabase } from '../netlify/testing/database';
import { functions } from '../netlify/testing/world';
import { readSite } from './read-site';

useDatabase();

describe('what pages are made of at build', () => {
  const site = readSite({ environment: {} });

  test.each([
    ['the list of articles', siteContract.listArticles, () => site.listArticles()], ['the privacy policy', siteContract.getPrivacyPolicy, () => site.getPrivacyPolicy()], ['the terms', siteContract.getTermsOfService, () => site.getTermsOfService()],
  ] as const)('is what the call answers: %s', async (_what, endpoint, read) => {
    const { body } = await makeClient(functions).call('site', endpoint as typeof siteContract.listArticles, {});
    expect(read()).toEqual(body.data);
  });

  test('names the operator where the build knows one', () => {
    expect(readSite({ environment: { SITE_EMAIL: 'hello@loaf.example' } }).getPrivacyPolicy().contactEmail).toBe('hello@loaf.example');
  });
});
