import { parseHeaders } from './parse-mime';
import { peopleOf } from './mail-people';

/** Everybody whom a mail's own headers name as its recipient, in lower case. */
export async function recipientsOfMail(bytes: Uint8Array): Promise<string[]> {
  const head = await parseHeaders(bytes);
  return head ? peopleOf(head).recipients : [];
}
