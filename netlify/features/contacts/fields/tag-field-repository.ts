import { and, eq, ne, sql } from 'drizzle-orm';
import type { FieldKind } from '../../../../src/domain/contact';
import { inWorkspace, type Transaction } from '../../../database/client';
import { ensureTags } from '../../../records/contacts/contact-writing';
import { contactCounts, contactFields, tags } from '../../../database/schema/contacts';

export type TagFieldRepository = typeof tagFieldRepository;

/** Tags and custom fields of a workspace. Names are compared in whatever letters. */
export const tagFieldRepository = {
  /** The tag of this name, made when there is none; null when there would be more than `limit`. */
  addTag: (
    workspaceId: string,
    { name, now }: { name: string; now: Date },
    limit: number,
  ): Promise<{ id: string; name: string; count: number } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      const [known] = await tx
        .select({ id: tags.id, name: tags.name })
        .from(tags)
        .where(and(eq(tags.workspaceId, workspaceId), sql`lower(${tags.name}) = lower(${name})`));
      if (!known && (await tx.$count(tags, eq(tags.workspaceId, workspaceId))) >= limit) return null;
      const tag = known ?? (await ensureTags(tx, workspaceId, [name], now))!.get(name)!;
      return { ...tag, count: await countOf(tx, workspaceId, tag.id) };
    }),

  /** How many carry it, once it has its new name; null when it is not there. */
  renameTag: (workspaceId: string, { id, name }: { id: string; name: string }): Promise<number | 'taken' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      const same = await tx
        .select({ id: tags.id })
        .from(tags)
        .where(and(eq(tags.workspaceId, workspaceId), ne(tags.id, id), sql`lower(${tags.name}) = lower(${name})`));
      if (
        !(
          await tx
            .select({ id: tags.id })
            .from(tags)
            .where(and(eq(tags.workspaceId, workspaceId), eq(tags.id, id)))
        ).length
      )
        return null;
      if (same.length > 0) return 'taken';
      await tx
        .update(tags)
        .set({ name })
        .where(and(eq(tags.workspaceId, workspaceId), eq(tags.id, id)));
      return countOf(tx, workspaceId, id);
    }),

  /** Takes a tag off so many; returns of how many. A cascade of hundreds of thousands would take longer than a statement may. */
  untagSome: (workspaceId: string, tagId: string, limit: number): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => {
      const { rowCount } = await tx.execute(sql`
        delete from contact_tags where workspace_id = ${workspaceId} and tag_id = ${tagId}
          and contact_id in (select contact_id from contact_tags where workspace_id = ${workspaceId} and tag_id = ${tagId} order by contact_id limit ${limit})`);
      return rowCount ?? 0;
    }),

  removeTag: (workspaceId: string, tagId: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .delete(tags)
            .where(and(eq(tags.workspaceId, workspaceId), eq(tags.id, tagId)))
            .returning({ id: tags.id })
        ).length > 0,
    ),

  /** 'taken' when one is called like this; 'full' when there are `limit`. */
  addField: (row: typeof contactFields.$inferInsert, limit: number): Promise<'added' | 'taken' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, row.workspaceId);
      if (await isLabelTaken(tx, row)) return 'taken';
      if ((await tx.$count(contactFields, eq(contactFields.workspaceId, row.workspaceId))) >= limit) return 'full';
      await tx.insert(contactFields).values(row);
      return 'added';
    }),

  findField: (workspaceId: string, fieldId: string): Promise<Field | null> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select(FIELD)
            .from(contactFields)
            .where(and(eq(contactFields.workspaceId, workspaceId), eq(contactFields.id, fieldId)))
        )[0] ?? null,
    ),

  changeField: (
    workspaceId: string,
    { id, label, choices }: { id: string; label: string; choices: string[] },
  ): Promise<Field | 'taken' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      if (await isLabelTaken(tx, { workspaceId, id, label })) return 'taken';
      return (
        (
          await tx
            .update(contactFields)
            .set({ label, choices })
            .where(and(eq(contactFields.workspaceId, workspaceId), eq(contactFields.id, id)))
            .returning(FIELD)
        )[0] ?? null
      );
    }),

  removeField: (workspaceId: string, fieldId: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .delete(contactFields)
            .where(and(eq(contactFields.workspaceId, workspaceId), eq(contactFields.id, fieldId)))
            .returning({ id: contactFields.id })
        ).length > 0,
    ),
};

async function countOf(tx: Transaction, workspaceId: string, tagId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`coalesce(sum(${contactCounts.step}), 0)::int` })
    .from(contactCounts)
    .where(and(eq(contactCounts.workspaceId, workspaceId), eq(contactCounts.kind, `tag:${tagId}`)));
  return row!.count;
}

/** One at a time in a workspace: names are compared and counted before one is written. */
const hold = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contact fields ${workspaceId}`}))`);

const isLabelTaken = async (
  tx: Transaction,
  { workspaceId, id, label }: { workspaceId: string; id: string; label: string },
): Promise<boolean> =>
  (
    await tx
      .select({ id: contactFields.id })
      .from(contactFields)
      .where(
        and(
          eq(contactFields.workspaceId, workspaceId),
          ne(contactFields.id, id),
          sql`lower(${contactFields.label}) = lower(${label})`,
        ),
      )
  ).length > 0;

const FIELD = {
  id: contactFields.id,
  label: contactFields.label,
  kind: contactFields.kind,
  choices: contactFields.choices,
};

interface Field {
  id: string;
  label: string;
  kind: FieldKind;
  choices: string[];
}
