import {
  canLift,
  consentChannels,
  gravest,
  mayContact,
  refusalSentence,
  suppressionReasons,
  type ContactFacts,
} from './consent';

const facts = (more: Partial<ContactFacts> = {}): ContactFacts => ({
  archived: false,
  hasPoint: true,
  consent: null,
  suppression: null,
  ...more,
});

describe('marketing', () => {
  it('is not sent to anybody who has not agreed', () =>
    expect(mayContact(facts(), 'marketing')).toEqual({ allowed: false, refusal: 'no-consent' }));
  it('is sent to people who agreed', () =>
    expect(mayContact(facts({ consent: 'granted' }), 'marketing')).toEqual({ allowed: true }));
  it('stops with a withdrawn consent', () =>
    expect(mayContact(facts({ consent: 'withdrawn' }), 'marketing')).toEqual({ allowed: false, refusal: 'withdrawn' }));
  it.each(suppressionReasons)(
    'never goes to an address that is suppressed as %s, whatever the consent says',
    (suppression) =>
      expect(mayContact(facts({ consent: 'granted', suppression }), 'marketing')).toEqual({
        allowed: false,
        refusal: suppression,
      }),
  );
});

describe.each(['service', 'reply'] as const)('%s', (purpose) => {
  it('needs no consent', () => expect(mayContact(facts({ consent: 'withdrawn' }), purpose)).toEqual({ allowed: true }));
  it('continues after an unsubscription', () =>
    expect(mayContact(facts({ suppression: 'unsubscribed' }), purpose)).toEqual({ allowed: true }));
  it.each(['bounced', 'blocked', 'complained', 'asked', 'erased'] as const)(
    'is not sent to an address that is suppressed as %s',
    (suppression) =>
      expect(mayContact(facts({ suppression }), purpose)).toEqual({ allowed: false, refusal: suppression }),
  );
});

it.each(['marketing', 'service', 'reply'] as const)(
  '%s is not sent to archived contacts or those without an address',
  (purpose) => {
    expect(mayContact(facts({ archived: true, consent: 'granted' }), purpose)).toEqual({
      allowed: false,
      refusal: 'archived',
    });
    expect(mayContact(facts({ hasPoint: false, consent: 'granted' }), purpose)).toEqual({
      allowed: false,
      refusal: 'no-address',
    });
  },
);

it.each(consentChannels)('every refusal of %s is a sentence', (channel) => {
  for (const refusal of [...suppressionReasons, 'archived', 'no-address', 'no-consent', 'withdrawn'] as const)
    expect(refusalSentence(refusal, channel)).toMatch(/^[A-Z].*\.$/);
});

it("the wish of an address's owner outweighs the workspace’s notes, and only the workspace’s own can be lifted", () => {
  expect(gravest(['unsubscribed', 'bounced', 'blocked'])).toBe('unsubscribed');
  expect(gravest(['erased', 'complained'])).toBe('erased');
  expect(gravest([])).toBeNull();
  expect(suppressionReasons.filter(canLift)).toEqual(['bounced', 'blocked']);
});
