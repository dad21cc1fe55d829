import { contentPolicies } from './content-policies';

type Policy = keyof typeof contentPolicies;
const directives = (policy: Policy) =>
  Object.fromEntries(
    contentPolicies[policy].split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
const all = Object.keys(contentPolicies) as Policy[];
const pages = all.filter((policy) => policy !== 'data' && policy !== 'file');

it.each(all)('%s lets nothing in that it does not name', (policy) => {
  expect(directives(policy)['default-src']).toBe("'none'");
  expect(directives(policy)).not.toHaveProperty('script-src');
});

it.each(pages)('%s lets no base element move its addresses', (policy) => {
  expect(directives(policy)['base-uri']).toBe("'none'");
});

it.each(pages)('%s has its own styles', (policy) => {
  expect(directives(policy)['style-src']).toBe("'unsafe-inline'");
});

it('each opens what its page needs and no more: forms, frames, fonts, pictures, clips, a sandbox', () => {
  const opened = all.map((policy) => {
    const said = directives(policy);
    const loads = [said['font-src'], said['img-src'], said['media-src']];
    return [policy, said['form-action'], said['frame-ancestors'], ...loads, said.sandbox];
  });
  expect(opened).toEqual([
    ['data', undefined, "'none'", undefined, undefined, undefined, undefined],
    ['file', undefined, undefined, undefined, undefined, undefined, ''],
    ['publicPage', "'none'", "'none'", "'self'", "'self'", "'self'", undefined],
    ['publicPageWithForm', "'self'", "'none'", "'self'", "'self'", "'self'", undefined],
    ['sharedPage', "'none'", "'none'", "'self'", "'self'", "'self'", undefined],
    ['sharedReport', "'none'", "'none'", "'self'", 'data:', undefined, undefined],
    ['reportMail', "'self'", "'none'", "'self'", undefined, undefined, undefined],
    ['decision', "'self'", "'none'", "'self'", undefined, undefined, undefined],
    ['preferences', "'self'", "'none'", "'self'", "'self'", undefined, undefined],
    ['newsletter', "'self'", "'none'", "'self'", undefined, undefined, undefined],
    ['signup', "'self'", "'none'", "'self'", "'self'", undefined, undefined],
    ['signupFrame', "'self'", '*', "'self'", "'self'", undefined, undefined],
    ['deadLink', "'none'", "'none'", "'self'", undefined, undefined, undefined],
    ['invoice', "'none'", "'self'", "'self'", "'self' data:", undefined, undefined],
    ['mailPreview', "'none'", "'self'", "'none'", 'data:', undefined, ''],
    ['inboxMail', "'none'", "'self'", "'none'", 'data:', undefined, LINKS_OPEN],
    ['inboxMailWithPictures', "'none'", "'self'", "'none'", 'data: https: http:', undefined, LINKS_OPEN],
  ]);
});

const LINKS_OPEN = 'allow-popups allow-popups-to-escape-sandbox';
