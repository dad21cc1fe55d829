import { asksForReply } from './asks-for-reply';
import type { EmailBlock } from './email-block';

const mail = (text: string, subject = 'Hello'): { subject: string; preheader: string; blocks: EmailBlock[] } => ({
  subject,
  preheader: '',
  blocks: [{ id: 'c', kind: 'columns', left: [], right: [{ id: 't', kind: 'text', text }] }],
});

test.each([
  'Just reply to this email, we read every word.',
  'Write back when you like.',
  'Tell us: we read every answer.',
  'Answer this mail with one word.',
  'Replies reach a person.',
  'Please write us back.',
])('“%s” asks for a reply', (text) => {
  expect([asksForReply(mail(text)), asksForReply(mail('', text))]).toEqual([true, true]);
});

test.each([
  'Please do not reply to this email.',
  'Don’t reply: nobody reads it.',
  'Sent by no-reply@shop.example.',
  'The answer is yes.',
  'Back to school.',
  '',
])('“%s” does not ask for one', (text) => {
  expect(asksForReply(mail(text))).toBe(false);
});
