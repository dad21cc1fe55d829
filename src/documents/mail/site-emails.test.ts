import { systemEmailText } from './system-email-text';
import { confirmNewsletterEmail, contactMessageEmail, newsletterWelcomeEmail } from './site-emails';

const form = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  subject: 'Sunday',
  message: 'Do you bake on Sundays?\n\nAnd on  Mondays?',
};

describe('the email about a contact message', () => {
  it('says who wrote, the message line by line, and how to answer', () => {
    expect(contactMessageEmail(form)).toMatchObject({
      subject: 'Grace Hopper: Sunday',
      heading: 'Sunday',
      paragraphs: [
        'Grace Hopper (grace@example.com) wrote through the contact form:',
        'Do you bake on Sundays?',
        'And on  Mondays?',
      ],
    });
  });

  it('works without a subject', () =>
    expect(contactMessageEmail({ ...form, subject: '' }).subject).toBe('Message from Grace Hopper'));

  it.each(['Grace\r\nBcc: all@example.com', 'Grace\nSubject: other', 'Grace\u2028Bcc: x@example.com'])(
    'keeps %j on one line',
    (text) => {
      const email = contactMessageEmail({ ...form, name: text, subject: text });
      expect(email.subject).not.toMatch(/[\r\n\u2028]/);
      expect(email.heading).not.toMatch(/[\r\n\u2028]/);
    },
  );
});

it('the confirmation email repeats the consent, how long the link works and what happens without a click', () => {
  const email = confirmNewsletterEmail({
    url: 'https://f.example/newsletter/confirm?token=x',
    consent: 'Yes, send it.',
    hours: 168,
  });
  const text = systemEmailText(email);
  for (const part of [
    '“Yes, send it.”',
    'works for 7 days',
    'If it was not you, you can ignore this email',
    '\nhttps://f.example/newsletter/confirm?token=x\n',
  ])
    expect(text.replace(/(?<!\n|:)\n(?!\n|https)/g, ' ')).toContain(part);
});

it('the welcome email has the unsubscribe link', () => {
  expect(newsletterWelcomeEmail({ url: 'https://f.example/newsletter/unsubscribe?token=x' }).action).toEqual({
    label: 'Unsubscribe',
    url: 'https://f.example/newsletter/unsubscribe?token=x',
  });
});
