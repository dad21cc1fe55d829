import fc from 'fast-check';
import { foldQuote } from './mail-quote';

describe('folding a quotation', () => {
  const lines = fc.constantFrom(
    'On 20/11/2026 15:14, Ada <ada@bakery.example> wrote:',
    '> quoted',
    '>> twice',
    'own words',
    '',
    '  ',
    'From: Ada <ada@bakery.example>',
    'Sent: Friday',
    'To: Priya',
    'Subject: Rye',
    '-----Original Message-----',
    '________________________________',
    '---------- Forwarded message ---------',
    '-- ',
    'Am 20.11.2026 schrieb Ada:',
  );

  it('loses no line, whatever a mail is made of', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 30 }), fc.boolean(), (mail, isForward) => {
        const { text, quoted } = foldQuote(mail.join('\n'), { isForward });
        const kept = `${text}\n${quoted}`
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .sort();
        expect(kept).toEqual(
          mail
            .map((line) => line.trim())
            .filter(Boolean)
            .sort(),
        );
      }),
    );
  });

  it('leaves something to read wherever there is anything', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 30 }), (mail) => {
        if (mail.some((line) => line.trim() !== '')) expect(foldQuote(mail.join('\n')).text).not.toBe('');
      }),
    );
  });

  it('keeps what is beyond the lines that it looks at', () => {
    const mail = `Mine\n\nOn 20/11/2026, Ada wrote:\n${'> x\n'.repeat(30_000)}`;
    const { text, quoted } = foldQuote(mail);
    expect(text).toBe('Mine');
    expect(quoted.match(/> x/g)).toHaveLength(30_000);
  });
});
