import { handMessageRefusal, handMessagesADay } from './hand-message';

const nobody = { wrote: false, agreed: false, bought: false };
const own = { sharedSender: false };
const shared = { sharedSender: true };

test.each([
  ['wrote', { ...nobody, wrote: true }],
  ['agreed', { ...nobody, agreed: true }],
  ['bought', { ...nobody, bought: true }],
])("people who %s may be written to from the business's own domain", (_what, facts) => {
  expect(handMessageRefusal(facts, own)).toBeNull();
});

test('strangers to the business may not', () => {
  expect(handMessageRefusal(nobody, own)).toMatch(/^You can message customers/);
  expect(handMessageRefusal(nobody, shared)).toMatch(/^Without your own domain/);
});

test('from the installation’s address only what the person did counts, not what the workspace says about them', () => {
  expect(handMessageRefusal({ ...nobody, wrote: true }, shared)).toBeNull();
  expect(handMessageRefusal({ wrote: false, agreed: true, bought: true }, shared)).toMatch(
    /signed up with you or wrote to you/,
  );
});

test('a trial may write fewer by hand than a plan', () => {
  expect(handMessagesADay('Trial')).toBeLessThan(handMessagesADay('Starter'));
});
