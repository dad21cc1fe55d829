import { signupContract } from '../contracts/signup';
import { proposedSignupPage } from './signup-proposal';

it('names the business and says what it does', () => {
  expect(proposedSignupPage({ name: 'Ada’s Bakery', what: 'Neighbourhood bakery' })).toMatchObject({ title: 'Hear from Ada’s Bakery', text: expect.stringMatching(/^Neighbourhood bakery\. Leave your address/), wording: expect.stringContaining('Ada’s Bakery may send me') });
});

it.each([['', ''], ['x'.repeat(500), 'y'.repeat(5_000)], ['  ', ' . ']])('can be saved as it is, whatever the workspace says of itself', (name, what) => {
  expect(signupContract.updateSignupPage.input.safeParse({ ...proposedSignupPage({ name, what }), open: false }).success).toBe(true);
});
