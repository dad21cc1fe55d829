import { allContracts } from './all-contracts';
import { roleSentence } from '../domain/roles';

/** What only owners may do, keyed by the contract that says so. */
const SAID = new Map([
  ['account', /members/i],
  ['analytics', /advertising costs/],
  ['auth', /workspace settings/],
  ['calls', /the phone that calls ring/],
  ['campaigns', /invoices|keys/],
  ['credential', /keys/],
  ['inbox', /the channels of the inbox/],
  ['plan', /plan/],
  ['privacy', /exports and deletion/],
  ['publishing', /connections to networks/],
  ['sending', /email sender and its domains, tracking/],
  ['visits', /measured websites/],
]);

it('both sentences name every part of the product that only owners may use', () => {
  const parts = Object.entries(allContracts)
    .filter(([, contract]) => Object.values(contract).some((one) => 'ownerOnly' in one && one.ownerOnly))
    .map(([part]) => part);
  expect(parts).toContain('sending');
  for (const part of parts)
    for (const role of ['owner', 'member'] as const)
      expect([part, role, SAID.get(part)?.test(roleSentence(role))]).toEqual([part, role, true]);
});
