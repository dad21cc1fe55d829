import { createHmac } from 'node:crypto';
import type { PointKind } from '../../src/domain/contact';
import { formerKeysFor, keyFor } from './keys';

/**
 * Keyed hashes (HMAC-SHA256, base64url) under which a suppressed address is stored and found, the current one
 * first. They differ between workspaces, so that a reader of the table cannot tell who is a contact of two.
 * Hashes under former root secrets are included: after a rotation, people who asked not to be contacted must
 * still be found. `value` is the address in the form of contact_points.
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
