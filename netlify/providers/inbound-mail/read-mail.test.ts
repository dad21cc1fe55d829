import { brokenMails } from '../../testing/mails/broken-mails';
import { charsetMails } from '../../testing/mails/charset-mails';
import { clientMails } from '../../testing/mails/client-mails';
import { languageMails } from '../../testing/mails/language-mails';
import { machineMails } from '../../testing/mails/machine-mails';
import { partMails } from '../../testing/mails/part-mails';
import { bytesOfMail, expectMail } from './testing/expect-mail';
import type { MailCase } from '../../testing/mails/mail-case';
import { unseenMails } from '../../testing/mails/unseen-mails';
import type { ReadLetter } from '../../ports/mail-reader';
import { readMail } from './read-mail';

const letter = async (raw: MailCase['raw']): Promise<ReadLetter> => {
  const mail = await readMail.run({ bytes: bytesOfMail(raw) }, {});
  if (mail.kind !== 'letter') throw new Error('returned');
  return mail;
};
const all = [
  ...charsetMails,
  ...clientMails,
  ...languageMails,
  ...partMails,
  ...machineMails,
  ...brokenMails,
  ...unseenMails,
];

it('the collection holds at least sixty mails, each named once', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each([
  ['in an encoding', charsetMails],
  ['by a mail program', clientMails],
  ['in a language', languageMails],
  ['in parts', partMails],
  ['by a machine', machineMails],
  ['that is broken', brokenMails],
  ['that the reader was not written with', unseenMails],
])('a mail %s', (_kind, mails) => {
  it.each(mails.map((mail) => [mail.name, mail] as const))('%s', (_name, mail) => expectMail(mail));
});

describe('whatever a mail holds', () => {
  it('no line of a plain one is lost to folding', async () => {
    for (const { raw, expect: expected } of [...clientMails, ...languageMails]) {
      if (expected === 'returned') continue;
      const mail = await letter(raw);
      const source = Buffer.from(bytesOfMail(raw)).toString('utf8');
      if (/multipart|text\/html|base64|quoted-printable|flowed/i.test(source)) continue;
      const said = source
        .slice(source.indexOf('\r\n\r\n'))
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const oneLine = (words: string) =>
        words
          .replace(/[\u00a0\ufeff]/g, '')
          .replace(/\s+/g, ' ')
          .trim();
      for (const line of said) expect(oneLine(`${mail.text}\n${mail.quoted}`)).toContain(oneLine(line));
    }
  });

  it('its HTML runs nothing', async () => {
    for (const { raw, expect: expected } of all) {
      if (expected === 'returned') continue;
      const { html } = await letter(raw);
      expect(html ?? '').not.toMatch(/<script|<form|<iframe|<style|\son\w+\s*=|javascript:/i);
    }
  });
});
