import { eq, sql } from 'drizzle-orm';
import { TOLD } from '../../../src/domain/material';
import type { Transaction } from '../../database/client';
import { material } from '../../database/schema/material';

/** Counts what ideas were made of, in the transaction that stores them. */
export async function noteMaterialUse(tx: Transaction, ideas: readonly { id: string; topic: string }[]): Promise<void> {
  for (const { id, topic } of ideas)
    if (topic.startsWith(TOLD))
      await tx
        .update(material)
        .set({ usedCount: sql`${material.usedCount} + 1`, lastIdeaId: id })
        .where(eq(material.id, topic.slice(TOLD.length)));
}
