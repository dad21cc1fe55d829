import type { CreationTemplate } from '../../../../src/contracts/creation-templates';
import { libraryLimits } from '../../../../src/domain/library';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { TemplateRepository, TemplateRow } from './template-repository';

/** Descriptions to begin with, that a workspace keeps for itself. */
export function makeTemplateService({
  repository,
  clock,
  ids,
}: {
  repository: TemplateRepository;
  clock: Clock;
  ids: Ids;
}) {
  return {
    list: async (workspaceId: string) => ({ items: (await repository.list(workspaceId)).map(present) }),

    async create(workspaceId: string, template: NewTemplate): Promise<CreationTemplate> {
      const row = { ...template, id: ids.id(), workspaceId, createdAt: clock.now() };
      if (!(await repository.add(row, libraryLimits.templates)))
        throw new AppError(
          'conflict',
          `A workspace can keep at most ${libraryLimits.templates} templates. Delete one you do not need.`,
        );
      return present(row);
    },

    async change(workspaceId: string, id: string, template: NewTemplate): Promise<CreationTemplate> {
      const changed = await repository.change(workspaceId, id, template);
      if (!changed) throw notFound('template');
      return present(changed);
    },

    async remove(workspaceId: string, id: string): Promise<{ id: string }> {
      if (!(await repository.remove(workspaceId, id))) throw notFound('template');
      return { id };
    },
  };
}

const present = ({ id, name, description, prompt, aspectRatio, style, category }: TemplateRow): CreationTemplate => ({
  id,
  name,
  description,
  prompt,
  aspectRatio,
  style,
  category,
});

export type TemplateService = ReturnType<typeof makeTemplateService>;

type NewTemplate = Omit<CreationTemplate, 'id'>;
