import { registrationHint } from './sms-registration';

describe('what US carriers ask for', () => {
  it('is a registration for ordinary numbers and a verification for toll-free ones', () => {
    expect(registrationHint('+12125550123')).toMatch(/A2P 10DLC/);
    expect(registrationHint('+18885550123')).toMatch(/toll-free/);
  });

  it.each(['+14165550123', '+447700900123', '+1212555012', 'not a number', ''])('says nothing of %s', (number) =>
    expect(registrationHint(number)).toBeNull(),
  );
});
