import { inWorkspace } from '../../database/client';
import { material, materialQuestions } from '../../database/schema/material';

export const materialDemoRepository = {
  insert: (workspaceId: string, { answers, turns }: DemoMaterial) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.insert(material).values(answers);
      await tx.insert(materialQuestions).values(turns);
    }),
};

export interface DemoMaterial {
  answers: (typeof material.$inferInsert)[];
  turns: (typeof materialQuestions.$inferInsert)[];
}
