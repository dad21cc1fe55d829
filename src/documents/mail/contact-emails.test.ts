import { contactEmail } from './contact-emails';

const about = {
  subject: 'Your table',
  text: 'Hello Priya,\n\nsee you  on Friday.\n',
  writer: 'Ada Baker',
  workspace: 'Ada’s Bakery',
};

describe('the email to a contact', () => {
  it('says what was written, line by line, and who wrote it', () => {
    expect(contactEmail(about)).toEqual({
      subject: 'Your table',
      heading: 'Your table',
      preheader: 'Hello Priya,',
      paragraphs: ['Hello Priya,', 'see you  on Friday.'],
      after: ['Ada Baker, Ada’s Bakery wrote this email to you personally. Reply to it to answer them.'],
    });
  });

  it.each(['Table\r\nBcc: all@example.com', 'Table\tfor\u2028two'])('keeps the subject %j on one line', (subject) =>
    expect(contactEmail({ ...about, subject }).subject).not.toMatch(/[\r\n\t\u2028]/),
  );

  it("does not turn the author's name into a link", () =>
    expect(contactEmail({ ...about, writer: 'Win at evil.example' }).after![0]).not.toContain('evil.example'));
});
