import * as z from 'zod/mini';

/**
 * A backup is a gzipped tar file (POSIX.1-1988 ustar) with, in this order:
 *   tables/<schema>.<table>/<part>   COPY text of a table, in parts of about a megabyte; joined they are one stream
 *   media/<key>                      one file of the storage each
 *   secret                           the root secret, only when it was asked for
 *   manifest.json                    what is in here, with a SHA-256 over all entries before it
 *   manifest.json.sha256             the manifest's own, as `sha256sum` writes it
 */
export const BACKUP_FORMAT = 1;

export const PART_BYTES = 1024 * 1024;

/**
 * The kind of an entry. Undefined for anything that our backups do not contain: such an archive is refused as a
 * whole.
 */
export function entryKind(name: string): EntryKind | undefined {
  const part = /^tables\/([a-z_0-9]+\.[a-z_0-9]+)\/(\d{6,9})$/.exec(name);
  if (part) return { kind: 'table', table: part[1] as string, part: Number(part[2]) };
  const media = /^media\/([a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+)$/.exec(name);
  if (media) return { kind: 'media', key: media[1] as string };
  if (name === 'secret' || name === 'manifest.json' || name === 'manifest.json.sha256') return { kind: name };
  return undefined;
}

export const partName = (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}`;

const name = z.string().check(z.regex(/^[a-z_0-9]+\.[a-z_0-9]+$/), z.maxLength(130));
const count = z.int().check(z.gte(0));

export const manifestSchema = z.object({
  product: z.literal('fourbeat'),
  format: z.int(),
  productVersion: z.string().check(z.maxLength(50)),
  createdAt: z.iso.datetime(),
  /** server_version of the PostgreSQL it was read from. */
  postgres: z.string().check(z.maxLength(100)),
  migrations: z.array(
    z.object({
      name: z.string().check(z.regex(/^\d{4}_[a-z0-9_]+\.sql$/)),
      checksum: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  tables: z.array(
    z.object({
      name,
      columns: z.array(z.string().check(z.maxLength(63))),
      rows: count,
      digest: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      parts: count,
    }),
  ),
  /** Partitions with their bounds as PostgreSQL writes them; those that no migration creates are created again. */
  partitions: z.array(
    z.object({ name, parent: name, bound: z.string().check(z.regex(/^(DEFAULT|FOR VALUES [^;]{1,1000})$/)) }),
  ),
  sequences: z.array(z.object({ name, value: z.string().check(z.regex(/^-?\d{1,19}$/)), called: z.boolean() })),
  media: z.object({ files: count, bytes: count }),
  withSecret: z.boolean(),
  /** Over name, size and bytes of every entry before the manifest. */
  contents: z.object({ entries: count, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type EntryKind =
  | { kind: 'table'; table: string; part: number }
  | { kind: 'media'; key: string }
  | { kind: 'secret' | 'manifest.json' | 'manifest.json.sha256' };
