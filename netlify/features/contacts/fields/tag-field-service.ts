import type { ContactField } from '../../../../src/contracts/contact-fields';
import type { ContactTag } from '../../../../src/contracts/contact-tags';
import { contactLimits, foldText, type FieldKind } from '../../../../src/domain/contact';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { BatchRepository } from '../changes/batch-repository';
import type { TagFieldRepository } from './tag-field-repository';

/** Tags and custom fields of a workspace's contacts. */
export function makeTagFieldService({
  repository,
  batches,
  clock,
  ids,
}: {
  repository: TagFieldRepository;
  batches: Pick<BatchRepository, 'begin'>;
  clock: Clock;
  ids: Ids;
}) {
  return {
    /** The tag of this name: in whatever letters it is found, it is the same one. */
    async createTag(workspaceId: string, name: string): Promise<ContactTag> {
      const tag = await repository.addTag(workspaceId, { name, now: clock.now() }, contactLimits.tags);
      if (!tag)
        throw refusal(
          'conflict',
          'name',
          `A workspace can have at most ${contactLimits.tags} tags. Delete one you don’t need.`,
        );
      return tag;
    },

    async renameTag(workspaceId: string, id: string, name: string): Promise<ContactTag> {
      const outcome = await repository.renameTag(workspaceId, { id, name });
      if (outcome === null) throw notFound('tag');
      if (outcome === 'taken')
        throw refusal('conflict', 'name', `A tag named “${name}” already exists. Choose another name.`);
      return { id, name, count: outcome };
    },

    async deleteTag(workspaceId: string, id: string): Promise<{ id: string }> {
      while ((await repository.untagSome(workspaceId, id, AT_ONCE)) === AT_ONCE);
      if (!(await repository.removeTag(workspaceId, id))) throw notFound('tag');
      return { id };
    },

    async createField(
      workspaceId: string,
      { label, kind, choices }: { label: string; kind: FieldKind; choices: string[] },
    ): Promise<ContactField> {
      const field = { id: ids.id(), label, kind, choices: choicesOf(kind, choices) };
      const outcome = await repository.addField(
        { ...field, workspaceId, createdAt: clock.now() },
        contactLimits.fields,
      );
      if (outcome === 'taken') throw labelTaken(label);
      if (outcome === 'full')
        throw refusal(
          'conflict',
          'label',
          `A workspace can have at most ${contactLimits.fields} custom fields. Delete one you don’t need.`,
        );
      return field;
    },

    async updateField(
      workspaceId: string,
      { id, label, choices }: { id: string; label: string; choices: string[] },
    ): Promise<ContactField> {
      const field = await repository.findField(workspaceId, id);
      if (!field) throw notFound('field');
      const outcome = await repository.changeField(workspaceId, { id, label, choices: choicesOf(field.kind, choices) });
      if (outcome === null) throw notFound('field');
      if (outcome === 'taken') throw labelTaken(label);
      return outcome;
    },

    /** It is gone at once; what contacts hold in it goes behind it, and is shown no more. */
    async deleteField(workspaceId: string, id: string): Promise<{ id: string }> {
      if (!(await repository.removeField(workspaceId, id))) throw notFound('field');
      await batches.begin({ workspaceId, id: ids.id(), createdAt: clock.now() }, { kind: 'forget-field', fieldId: id });
      return { id };
    },
  };
}

/** Each once, in the order given; other kinds have none. */
function choicesOf(kind: FieldKind, given: readonly string[]): string[] {
  if (kind !== 'choice') return [];
  const choices = given.filter(
    (choice, index) => given.findIndex((other) => foldText(other) === foldText(choice)) === index,
  );
  if (choices.length === 0) throw refusal('invalid_request', 'choices', 'Enter at least one choice.');
  return choices;
}

const labelTaken = (label: string): AppError =>
  refusal('conflict', 'label', `A field named “${label}” already exists. Choose another name.`);

const refusal = (code: 'conflict' | 'invalid_request', field: string, sentence: string): AppError =>
  new AppError(code, sentence, { fields: { [field]: sentence } });

const AT_ONCE = 20_000;

export type TagFieldService = ReturnType<typeof makeTagFieldService>;
