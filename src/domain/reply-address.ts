/**
 * Where a customer's mail program answers: `reply+<conversation>.<workspace>.<signature>@inbound.example`. A local part
 * has at most 64 octets (RFC 5321, 4.5.3.1.1) and may come back in capitals: hence base 36, and six digits of a
 * signature. Both ids are secret and random; the signature keeps a former member, who knows them, from using them.
 */
export function replyAddress({ workspaceId, conversationId }: ReplyTo, domain: string, sign: SignText): string {
  const name = `${shortened(conversationId)}.${shortened(workspaceId)}`;
  return `${REPLY_PREFIX}+${name}.${signed(name, sign)}@${domain}`;
}

/** The conversation that an address of ours names; null for any other address and for one that was made up. */
export function readReplyAddress(address: string, domain: string, sign: SignText): ReplyTo | null {
  const [, name, conversation, workspace, signature] =
    /^reply\+(([0-9a-z]{25})\.([0-9a-z]{25}))\.([0-9a-z]{6})@/.exec(address.trim().toLowerCase()) ?? [];
  if (!name || !conversation || !workspace || !address.trim().toLowerCase().endsWith(`@${domain.toLowerCase()}`))
    return null;
  if (signature !== signed(name, sign)) return null;
  const [conversationId, workspaceId] = [widened(conversation), widened(workspace)];
  return conversationId && workspaceId ? { workspaceId, conversationId } : null;
}

const signed = (name: string, sign: SignText): string =>
  BigInt(`0x${sign(name).slice(0, 16)}`)
    .toString(36)
    .padStart(SIGNATURE, '0')
    .slice(-SIGNATURE);

const shortened = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(DIGITS, '0');

function widened(text: string): string | null {
  const hex = [...text]
    .reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
    .toString(16)
    .padStart(32, '0');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
}

const REPLY_PREFIX = 'reply';
const SIGNATURE = 6;
/** 36^25 exceeds 2^128, so 25 digits hold a UUID. */
const DIGITS = 25;

/** A keyed hash in hexadecimal digits. */
export type SignText = (text: string) => string;

export interface ReplyTo {
  workspaceId: string;
  conversationId: string;
}
