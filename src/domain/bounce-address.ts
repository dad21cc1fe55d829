/**
 * Two names of a delivery that mail servers send back to us: the address for bounces (a variable envelope return
 * path) and the Message-ID. A local part has at most 64 octets (RFC 5321, 4.5.3.1.1) and may come back in
 * capitals: hence base 36.
 */

/** `bounces@example.com` for one delivery: `bounces+<delivery>.<workspace>@example.com`. */
export function bounceAddress(base: string, { workspaceId, deliveryId }: DeliveryOf): string {
  const at = base.lastIndexOf('@');
  return `${base.slice(0, at)}+${shortened(deliveryId)}.${shortened(workspaceId)}${base.slice(at)}`;
}

export function readBounceAddress(address: string): DeliveryOf | null {
  const [, delivery, workspace] = /\+([0-9a-z]{25})\.([0-9a-z]{25})@[^@]*$/i.exec(address.trim()) ?? [];
  const [deliveryId, workspaceId] = [widened(delivery), widened(workspace)];
  return deliveryId && workspaceId ? { workspaceId, deliveryId } : null;
}

/** The longest local part of the base address that leaves room for the rest. */
export const BOUNCE_LOCAL_PART = 12;

export const deliveryMessageId = ({ workspaceId, deliveryId }: DeliveryOf, domain: string): string =>
  `<${deliveryId}.${workspaceId}@${domain}>`;

/** The first Message-ID of ours in a text, such as the headers of a bounced email. */
export function readMessageId(text: string): DeliveryOf | null {
  const [, deliveryId, workspaceId] = MESSAGE_ID.exec(text) ?? [];
  return deliveryId && workspaceId
    ? { workspaceId: workspaceId.toLowerCase(), deliveryId: deliveryId.toLowerCase() }
    : null;
}

const shortened = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(DIGITS, '0');

function widened(text: string | undefined): string | null {
  if (!text) return null;
  const hex = [...text.toLowerCase()]
    .reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
    .toString(16)
    .padStart(32, '0');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const MESSAGE_ID = new RegExp(`<(${UUID})\\.(${UUID})@[^<>\\s]{1,255}>`, 'i');
/** 36^25 exceeds 2^128, so 25 digits hold a UUID. */
const DIGITS = 25;

interface DeliveryOf {
  workspaceId: string;
  deliveryId: string;
}
