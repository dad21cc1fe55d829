import { readMail } from '../read-mail';
import type { MailCase } from '../../../testing/mails/mail-case';

export const bytesOfMail = (raw: MailCase['raw']): Uint8Array =>
  typeof raw === 'string' ? new TextEncoder().encode(raw) : raw;

/** Reads a mail and compares what its case names. */
export async function expectMail({ raw, expect: expected }: MailCase): Promise<void> {
  const mail = await readMail.run({ bytes: bytesOfMail(raw) }, {});
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
}
