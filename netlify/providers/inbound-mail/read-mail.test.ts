import { brokenMails } from '../../testing/mails/broken-mails';
import { charsetMails } from '../../testing/mails/charset-mails';
import { clientMails } from '../../testing/mails/client-mails';
import { languageMails } from '../../testing/mails/language-mails';
import { machineMails } from '../../testing/mails/machine-mails';
import { partMails } from '../../testing/mails/part-mails';
import type { MailCase } from '../../testing/mails/mail-case';
import type { ReadLetter } from '../../ports/mail-reader';
import { readMail } from './read-mail';

const bytesOf = (raw: MailCase['raw']) => (typeof raw === 'string' ? new TextEncoder().encode(raw) : raw);
const read = (raw: MailCase['raw']) => readMail.run({ bytes: bytesOf(raw) }, {});
const letter = async (raw: MailCase['raw']): Promise<ReadLetter> => {
  const mail = await read(raw);
  if (mail.kind !== 'letter') throw new Error('returned');
  return mail;
};
const all = [...charsetMails, ...clientMails, ...languageMails, ...partMails, ...machineMails, ...brokenMails];

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
])('a mail %s', (_kind, mails) => {
  it.each(mails.map((mail) => [mail.name, mail] as const))('%s', async (_name, { raw, expect: expected }) => {
    const mail = await read(raw);
    if (expected === 'returned') return expect(mail).toEqual({ kind: 'returned' });
    if (mail.kind !== 'letter') throw new Error('this is somebody’s message');
    const { text, quoted, html, files, from, fromName, replyTo, remotePictures, ...same } = expected;
    expect({ ...mail, replyTo: mail.replyTo?.address ?? '' }).toMatchObject({
      ...same,
      ...(replyTo !== undefined && { replyTo }),
      ...(remotePictures !== undefined && { hasRemotePictures: remotePictures }),
    });
    if (from !== undefined) expect(mail.from.address).toBe(from);
    if (fromName !== undefined) expect(mail.from.name).toBe(fromName);
    if (text !== undefined) expect(mail.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    if (quoted !== undefined)
      expect(mail.quoted).toEqual(typeof quoted === 'string' ? quoted : expect.stringMatching(quoted));
    if (files !== undefined) expect(mail.files.map(({ name }) => name)).toEqual(files);
    if (html !== undefined) expect(mail.html).toEqual(html === null ? null : expect.stringMatching(html));
    return undefined;
  });
});

describe('whatever a mail holds', () => {
  it('no line of a plain one is lost to folding', async () => {
    for (const { raw, expect: expected } of [...clientMails, ...languageMails]) {
      if (expected === 'returned') continue;
      const mail = await letter(raw);
      const source = Buffer.from(bytesOf(raw)).toString('utf8');
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
