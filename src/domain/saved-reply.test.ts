import { fillSavedReply, sampleOfReply } from './saved-reply';

test('a saved reply is filled in for somebody; where their name is missing, other words stand for it', () => {
  const reply = 'Hi {{ first_name }}, greetings to {{ contact.company | default: "all" }}.';
  expect(fillSavedReply(reply, { first_name: 'Priya', company: 'Raman Ltd' })).toEqual({
    text: 'Hi Priya, greetings to Raman Ltd.',
    empty: [],
  });
  expect(fillSavedReply(reply, {})).toEqual({ text: 'Hi there, greetings to all.', empty: ['First name', 'Company'] });
  expect(sampleOfReply('Hi {{ first_name }}!')).toBe('Hi [first name]!');
});
