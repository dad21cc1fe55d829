import { signupContract } from '../contracts/signup';
import { languages } from './language';
import { proposedSignupPage } from './signup-proposal';

it('names the business and says what it does', () => {
  expect(proposedSignupPage({ name: 'Ada’s Bakery', what: 'Neighbourhood bakery', language: 'en' })).toMatchObject({
    title: 'Hear from Ada’s Bakery',
    text: expect.stringMatching(/^Neighbourhood bakery\. Leave your email address/),
    wording: expect.stringContaining('Ada’s Bakery may send me'),
  });
});

it.each(languages.filter((language) => language !== 'en'))(
  'addresses people in %s for a business in that language, and names it',
  (language) => {
    const [page, english] = [
      proposedSignupPage({ name: 'Brot & Co', what: 'Bäckerei', language }),
      proposedSignupPage({ name: 'Brot & Co', what: 'Bäckerei', language: 'en' }),
    ];
    for (const field of ['title', 'text', 'button', 'wording', 'thanks'] as const)
      expect([field, page[field]]).not.toEqual([field, english[field]]);
    for (const text of [page.title, page.wording]) expect(text).toContain('Brot & Co');
    expect(page.text).toMatch(/^Bäckerei\. \S/);
    expect(Object.values(page).join(' ')).not.toMatch(/['"]|\.\.\.|\b(the|you|your|news|sign)\b/i);
  },
);

it.each(
  languages.flatMap((language) =>
    [
      ['', ''],
      ['x'.repeat(500), 'y'.repeat(5_000)],
      ['  ', ' . '],
    ].map(([name, what]) => ({ language, name: name!, what: what! })),
  ),
)('can be saved unchanged, whatever the workspace says about itself: %j', (about) => {
  expect(signupContract.updateSignupPage.input.safeParse({ ...proposedSignupPage(about), open: false }).success).toBe(
    true,
  );
});
