import { buildCampaignDetail, buildCheck, campaignIds } from '../../../testing/builders/campaigns';
import { checkGroups, fineWords } from './check-groups';

const second = 'e1f2a3b4-6a1e-4b6f-8b9b-0000000000b2';
const mail = (id: string, name: string) => ({ id, name, subject: 'Hello', revision: 1 });
const automation = buildCampaignDetail({
  type: 'automation',
  emails: [mail(second, 'Welcome'), mail(campaignIds.email, '')],
});
const own = buildCheck({ check: 'server', sentence: 'The email server is set up.', emailId: null });

test('checks of an automation stand by its mails, in their order, what is open first and without the name twice', () => {
  const groups = checkGroups(
    [
      buildCheck({ sentence: '“Hello”: It has a subject.' }),
      buildCheck({
        emailId: second,
        check: 'alt',
        state: 'warn',
        sentence: '“Welcome”: A picture has no description.',
      }),
      buildCheck({ emailId: second, check: 'links', state: 'fail', sentence: '“Welcome”: A button leads nowhere.' }),
      own,
    ],
    automation,
  );
  expect(
    groups.map(({ name, open, fine }) => [
      name,
      open.map(({ sentence }) => sentence),
      fine.map(({ sentence }) => sentence),
    ]),
  ).toEqual([
    ['The automation', [], ['The email server is set up.']],
    ['“Welcome”', ['A button leads nowhere.', 'A picture has no description.'], []],
    ['“Hello”', [], ['It has a subject.']],
  ]);
});

test('one mail needs no groups, whether of a campaign or alone of an automation', () => {
  for (const checks of [
    checkGroups([buildCheck(), own], buildCampaignDetail()),
    checkGroups([buildCheck()], automation),
  ])
    expect(checks.map(({ name }) => name)).toEqual([null]);
});

test('a mail that the campaign does not have yet is shown as well', () => {
  expect(
    checkGroups([buildCheck({ emailId: 'e1f2a3b4-6a1e-4b6f-8b9b-0000000000b9' }), own], automation).map(
      ({ name, fine }) => [name, fine.length],
    ),
  ).toEqual([
    ['The automation', 1],
    ['“Email”', 1],
  ]);
});

test.each([
  [0, 9, 'All 9 OK'],
  [2, 9, '9 OK'],
  [2, 1, '1 OK'],
  [0, 1, 'OK'],
])('beside %d open ones, %d', (open, fine, expected) => {
  const of = (count: number) => Array.from({ length: count }, () => buildCheck());
  expect(fineWords({ open: of(open), fine: of(fine) })).toBe(expected);
});
