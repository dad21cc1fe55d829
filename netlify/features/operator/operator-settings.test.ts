import { settingsOf } from './operator-settings';

const settings = {
  publicUrl: 'https://marketing.example',
  secretChosen: true,
  databaseChosen: true,
  demoLogin: true,
  registration: 'open' as const,
  sharedSender: 'notices' as const,
  operatorEmail: undefined,
  metricsTokenChosen: false,
};
const warningsOf = (change: Partial<Parameters<typeof settingsOf>[0]>) =>
  settingsOf({ ...settings, ...change }, 'http://localhost').flatMap(({ name, warning }) =>
    warning === null ? [] : [name],
  );

it('warns where anybody may register and send from the operator’s own address', () => {
  expect(warningsOf({ sharedSender: 'all' })).toEqual(['Campaigns']);
  for (const safe of [
    {},
    { sharedSender: 'all' as const, registration: 'invitation' as const },
    { sharedSender: null },
  ])
    expect(warningsOf(safe)).toEqual([]);
});

it('warns where links follow the address that a request names, and of a secret that a backup would miss', () => {
  expect(warningsOf({ publicUrl: undefined, secretChosen: false })).toEqual(['Public address', 'Root secret']);
});
