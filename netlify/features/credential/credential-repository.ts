import { eq, inArray, ne, sql } from 'drizzle-orm';
import type { CredentialTest } from '../../../src/contracts/credential';
import type { NewActivity } from '../../../src/domain/activity';
import type { VendorField, VendorName } from '../../../src/domain/vendor';
import { logActivities } from '../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../database/client';
import { credentials, credentialTests } from '../../database/schema/settings';
import type { SealedSecret } from '../../ports/secret-box';

export type CredentialRepository = typeof credentialRepository;

export const credentialRepository = {
  list: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => ({
      fields: await tx.select().from(credentials).orderBy(credentials.field),
      tests: await tx.select().from(credentialTests),
    })),

  /** What is sealed of some fields. */
  find: (workspaceId: string, fields: readonly VendorField[]): Promise<CredentialRow[]> =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select()
        .from(credentials)
        .where(inArray(credentials.field, [...fields])),
    ),

  /**
   * Stores and removes values, unless `check` throws at what stands there now, forgets the tests of `vendors` and writes
   * down what `tell` makes of what is left. What was sealed under another key than `keyId` is sealed anew by `renew`, where that can open it.
   */
  save: (workspaceId: string, change: CredentialChange) =>
    inWorkspace(workspaceId, async (tx) => {
      await holdCredentials(tx, workspaceId);
      const { stored, removed, vendors, keyId, renew, tell, check } = change;
      check(await tx.select({ field: credentials.field, shown: credentials.shown }).from(credentials));
      const gone =
        removed.length === 0
          ? []
          : await tx
              .delete(credentials)
              .where(inArray(credentials.field, removed))
              .returning({ field: credentials.field });
      for (const row of stored) {
        const { field, ...value } = row;
        await tx
          .insert(credentials)
          .values({ workspaceId, field, ...value })
          .onConflictDoUpdate({ target: [credentials.workspaceId, credentials.field], set: value });
      }
      await tx.delete(credentialTests).where(inArray(credentialTests.vendor, vendors));
      for (const old of await tx.select().from(credentials).where(ne(credentials.keyId, keyId))) {
        const anew = renew(old);
        if (anew) await tx.update(credentials).set(anew).where(eq(credentials.field, old.field));
      }
      const left = await tx.select({ field: credentials.field }).from(credentials);
      await logActivities(
        tx,
        tell({ changed: [...stored, ...gone].map(({ field }) => field), left: left.map(({ field }) => field) }),
      );
    }),

  /** Keeps what a test found, unless a value has changed since `tried` was read: then false. */
  keepTest: (
    workspaceId: string,
    vendor: VendorName,
    fields: readonly VendorField[],
    tried: readonly CredentialRow[],
    { at, ...test }: CredentialTest,
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      await holdCredentials(tx, workspaceId);
      const now = await tx
        .select()
        .from(credentials)
        .where(inArray(credentials.field, [...fields]));
      if (marksOf(now) !== marksOf(tried)) return false;
      const found = { ...test, at: new Date(at) };
      await tx
        .insert(credentialTests)
        .values({ workspaceId, vendor, ...found })
        .onConflictDoUpdate({ target: [credentialTests.workspaceId, credentialTests.vendor], set: found });
      return true;
    }),

  /** Keeps that a service refused the keys, and tells of it unless it is known; not when a value has changed since `tried` was read. */
  markRefused: (
    workspaceId: string,
    vendor: VendorName,
    fields: readonly VendorField[],
    tried: readonly CredentialRow[],
    found: { sentence: string; at: Date },
    activity: NewActivity,
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      await holdCredentials(tx, workspaceId);
      const now = await tx
        .select()
        .from(credentials)
        .where(inArray(credentials.field, [...fields]));
      const [known] = await tx.select().from(credentialTests).where(eq(credentialTests.vendor, vendor));
      if (marksOf(now) !== marksOf(tried) || known?.works === false) return;
      const test = { ...found, works: false };
      await tx
        .insert(credentialTests)
        .values({ workspaceId, vendor, ...test })
        .onConflictDoUpdate({ target: [credentialTests.workspaceId, credentialTests.vendor], set: test });
      await logActivities(tx, [activity]);
    }),
};

/** Until the end of the transaction: a test of former values must not stand beside new ones. */
const holdCredentials = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`credentials ${workspaceId}`}))`);

/** What was stored when; sealing anew changes nothing of that. */
const marksOf = (rows: readonly CredentialRow[]): string =>
  rows
    .map(({ field, updatedAt }) => `${field} ${updatedAt.getTime()}`)
    .sort()
    .join();

export type CredentialRow = typeof credentials.$inferSelect;

export interface CredentialChange {
  stored: (SealedSecret & { field: VendorField; shown: string; updatedBy: string; updatedAt: Date })[];
  removed: VendorField[];
  /** Whose fields these are. */
  vendors: VendorName[];
  keyId: string;
  check(now: { field: VendorField; shown: string }[]): void;
  renew(row: CredentialRow): SealedSecret | null;
  tell(outcome: { changed: VendorField[]; left: VendorField[] }): NewActivity[];
}
