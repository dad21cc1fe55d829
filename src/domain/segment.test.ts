import { segmentSentence, type SegmentGroup, type SegmentNames, type SegmentRule } from './segment';

const names: SegmentNames = {
  tag: (id) => (id === 'regular' ? 'Regular' : null),
  field: (id) =>
    ({
      seats: { label: 'Seats', kind: 'number' as const },
      birthday: { label: 'Birthday', kind: 'date' as const },
      vip: { label: 'VIP', kind: 'yes-no' as const },
      diet: { label: 'Diet', kind: 'choice' as const },
    })[id] ?? null,
  money: (hundredths) => `$${hundredths / 100}`,
};
const say = (...rules: SegmentGroup['rules']) => segmentSentence({ match: 'all', rules }, names);

test.each<[SegmentRule, string]>([
  [{ about: 'name', is: 'contains', value: 'ada' }, 'whose name contains “ada”'],
  [{ about: 'company', is: 'is-not', value: 'Acme' }, 'whose company is not “Acme”'],
  [{ about: 'email', is: 'filled', value: '' }, 'who have an email address'],
  [{ about: 'phone', is: 'empty', value: '' }, 'who have no phone number'],
  [{ about: 'source', is: 'starts', value: 'Fair' }, 'whose source starts with “Fair”'],
  [{ about: 'status', is: 'one-of', values: ['customer', 'lead'] }, 'who are customers or leads'],
  [{ about: 'status', is: 'none-of', values: ['lead'] }, 'who are not leads'],
  [{ about: 'status', is: 'none-of', values: ['customer', 'lead'] }, 'who are neither customers nor leads'],
  [{ about: 'tag', is: 'has', tagId: 'regular' }, 'who have the tag “Regular”'],
  [{ about: 'tag', is: 'has-not', tagId: 'gone' }, 'who do not have a deleted tag'],
  [{ about: 'value', is: 'at-least', value: 50_000 }, 'whose value is at least $500'],
  [{ about: 'value', is: 'empty', value: 0 }, 'who have no value'],
  [{ about: 'consent', channel: 'sms', is: 'not-granted' }, 'who have not agreed to marketing text messages'],
  [{ about: 'created', is: 'within', days: 1 }, 'who were added in the last day'],
  [{ about: 'last-contact', is: 'before', days: 1_000 }, 'who were last in touch more than 1,000 days ago'],
  [{ about: 'last-contact', is: 'never', days: 30 }, 'who were never in touch'],
  [
    { about: 'event', kind: 'mail-opened', is: 'not-happened', days: 30 },
    'who have not opened an email in the last 30 days',
  ],
  [{ about: 'field', fieldId: 'seats', is: 'at-most', value: 4 }, 'whose “Seats” is at most 4'],
  [
    { about: 'field', fieldId: 'birthday', is: 'at-least', value: '2026-11-22' },
    'whose “Birthday” is on or after 22 November 2026',
  ],
  [
    { about: 'field', fieldId: 'birthday', is: 'equals', value: '2026-11-22' },
    'whose “Birthday” is on 22 November 2026',
  ],
  [{ about: 'field', fieldId: 'vip', is: 'is', value: true }, 'whose “VIP” is yes'],
  [{ about: 'field', fieldId: 'vip', is: 'is-not', value: true }, 'whose “VIP” is not yes'],
  [{ about: 'field', fieldId: 'vip', is: 'is', value: false }, 'whose “VIP” is not yes'],
  [{ about: 'field', fieldId: 'vip', is: 'filled', value: true }, 'whose “VIP” is yes'],
  [{ about: 'field', fieldId: 'diet', is: 'contains-not', value: 'vegan' }, 'whose “Diet” does not contain “vegan”'],
  [{ about: 'field', fieldId: 'gone', is: 'filled', value: '' }, 'whose deleted field is filled in'],
])('a rule is put into words: %j', (rule, words) => {
  expect(say(rule)).toBe(`Contacts ${words}.`);
});

test('rules are joined as they are matched, and a group is in brackets', () => {
  const regular: SegmentRule = { about: 'tag', is: 'has', tagId: 'regular' };
  const lead: SegmentRule = { about: 'status', is: 'one-of', values: ['lead'] };
  const mail: SegmentRule = { about: 'consent', channel: 'email', is: 'granted' };
  expect(say(regular, mail)).toBe('Contacts who have the tag “Regular” and who agreed to marketing emails.');
  expect(segmentSentence({ match: 'any', rules: [regular, lead, mail] }, names)).toBe(
    'Contacts who have the tag “Regular”, who are leads, or who agreed to marketing emails.',
  );
  expect(say(mail, { match: 'any', rules: [regular, lead] })).toBe(
    'Contacts who agreed to marketing emails and (who have the tag “Regular” or who are leads).',
  );
  expect(say(mail, { match: 'any', rules: [lead] })).toBe('Contacts who agreed to marketing emails and who are leads.');
  expect(say()).toBe('No rules yet.');
});
