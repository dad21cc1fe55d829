import { eq } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { material, materialQuestions } from '../../database/schema/material';

export const materialDemoRepository = {
  insert: (workspaceId: string, { answers, turns }: DemoMaterial) =>
    inWorkspace(workspaceId, async (tx) => {
      if ((await tx.$count(material, eq(material.workspaceId, workspaceId))) > 0) return; // an earlier run did it
      await tx.insert(material).values(answers);
      await tx.insert(materialQuestions).values(turns);
    }),
};

export interface DemoMaterial {
  answers: (typeof material.$inferInsert)[];
  turns: (typeof materialQuestions.$inferInsert)[];
}
