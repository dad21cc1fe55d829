import { buildMember } from '../../../testing/builders/account';
import { mentionable, mentionAt, mentionedIn } from './mentions';

const maya = buildMember({ id: 'm', name: 'Maya Okafor', you: true });
const tom = buildMember({ id: 't', name: 'Tom Ng', you: false });
const tess = buildMember({ id: 's', name: '', email: 'tess@example.com', you: false });

test('an @ at the beginning of a word begins a mention, one inside an address does not', () => {
  expect(mentionAt('Ask @To', 7)).toEqual({ from: 4, typed: 'To' });
  expect(mentionAt('@', 1)).toEqual({ from: 0, typed: '' });
  expect(mentionAt('mail me@example', 15)).toBeNull();
  expect(mentionAt('@Tom Ng said\nyes', 16)).toBeNull();
  expect(mentionAt('no one', 6)).toBeNull();
});

test('those who fit are offered, by address where there is no name, and never oneself', () => {
  expect(mentionable([maya, tom, tess], '')).toEqual([tom, tess]);
  expect(mentionable([maya, tom, tess], 'TES')).toEqual([tess]);
  expect(mentionable([maya, tom, tess], 'ma')).toEqual([]);
});

test('who is named in the note is told', () => {
  expect(mentionedIn('@Tom Ng and @tess@example.com, look', [maya, tom, tess])).toEqual(['t', 's']);
  expect(mentionedIn('Tom Ng, look', [maya, tom, tess])).toEqual([]);
});
