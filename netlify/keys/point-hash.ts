import { createHmac } from 'node:crypto';
import type { PointKind } from '../../src/domain/contact';
import { formerKeysFor, keyFor } from './keys';

/**
 * Keyed hashes (HMAC-SHA256, base64url) under which a suppressed address is kept and found, the current one first. They
 * differ between workspaces, so that nobody who reads the table learns who is a contact of two. Those under former root
 * secrets are looked for, too: a rotation must not make anybody reachable who asked to be left alone. `value` is the
 * address as contact_points holds it.
 */
export function makePointHash(): PointHash {
  const keys = [keyFor('contact-point'), ...formerKeysFor('contact-point')];
  return (workspaceId, { kind, value }) =>
    keys.map((key) => createHmac('sha256', key).update(`${workspaceId}:${kind}:${value}`).digest('base64url'));
}

export type PointHash = (workspaceId: string, point: Point) => string[];

export interface Point {
  kind: PointKind;
  value: string;
}
