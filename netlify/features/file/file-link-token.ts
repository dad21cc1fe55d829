import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileGrant, FileLinks } from '../../ports/file-links';

/**
 * Tokens that contain workspace, file and expiry, signed with a key for this purpose alone. 72 bytes: two ids,
 * the expiry in seconds and HMAC-SHA256 (RFC 2104); they fill 96 characters of base64url exactly, so that a
 * token has only one spelling.
 */
export function makeFileLinks(key: Buffer): FileLinks {
  const sign = (payload: Buffer): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    seal: ({ workspaceId, fileId, expiresAt }) => {
      const end = Buffer.alloc(8);
      end.writeBigUInt64BE(BigInt(Math.floor(expiresAt.getTime() / 1000)));
      const payload = Buffer.concat([toBytes(workspaceId), toBytes(fileId), end]);
      return Buffer.concat([payload, sign(payload)]).toString('base64url');
    },
    open: (token): FileGrant | null => {
      if (!/^[A-Za-z0-9_-]{96}$/.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const payload = bytes.subarray(0, PAYLOAD);
      if (!timingSafeEqual(sign(payload), bytes.subarray(PAYLOAD))) return null;
      return {
        workspaceId: toId(payload.subarray(0, 16)),
        fileId: toId(payload.subarray(16, 32)),
        expiresAt: new Date(Number(payload.readBigUInt64BE(32)) * 1000),
      };
    },
  };
}

const toBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

function toId(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const PAYLOAD = 40;
