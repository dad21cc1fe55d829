import { useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import type { Creation } from '../../../contracts/creation-record';
import type { CreationTemplate } from '../../../contracts/creation-templates';
import { aspectRatioNames } from '../../../domain/image-format';
import { categoryOfShape, templateCategories } from '../../../domain/library';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useCreateTemplateMutation, useUpdateTemplateMutation } from '../creative-api';
import { categoryNames, ratioName, styleOptions } from '../creation-labels';
import { DescriptionField } from './description-field';
import { DialogFoot } from '../../../ui/dialog-foot';

/** A description to begin with next time: kept from a picture, or one that is edited. */
export function TemplateDialog({
  from,
  template,
  open,
  onClose,
}: {
  from?: Creation;
  template?: CreationTemplate;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={template ? 'Edit template' : 'Save as a template'}
      sentence="You’ll find its text, shape and style under Templates, with everyone in this workspace."
    >
      {open && (
        <TemplateForm
          before={
            template ?? {
              name: from?.title ?? '',
              description: '',
              prompt: from?.prompt ?? '',
              aspectRatio: from?.aspectRatio ?? '1:1',
              style: from?.style ?? 'minimalist',
              category: categoryOfShape(from?.aspectRatio ?? '1:1'),
            }
          }
          templateId={template?.id}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function TemplateForm({
  before,
  templateId,
  onClose,
}: {
  before: Omit<CreationTemplate, 'id'>;
  templateId: string | undefined;
  onClose: () => void;
}) {
  const { show } = useToast();
  const [create, creating] = useCreateTemplateMutation();
  const [update, updating] = useUpdateTemplateMutation();
  const [draft, setDraft] = useState({ ...before, name: before.name.slice(0, 60) });
  const error = creating.error ?? updating.error;
  const faults = fieldsOf(error);
  const edit = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = templateId ? await update({ templateId, ...draft }) : await create(draft);
    if (!data) return;
    onClose();
    show({ text: `“${data.name}” is now one of your templates.` });
  };

  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      {error && Object.keys(faults).length === 0 && (
        <Banner title="The template could not be saved.">{messageOf(error)}</Banner>
      )}
      <Field label="Name" error={faults.name} required>
        <TextInput
          dir="auto"
          value={draft.name}
          maxLength={60}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </Field>
      <Field label="Note on the card" help="For you and your team: when to use it." error={faults.description} optional>
        <TextInput
          dir="auto"
          value={draft.description}
          maxLength={200}
          onChange={({ target }) => edit({ description: target.value })}
        />
      </Field>
      <DescriptionField
        label="Description of the picture"
        help="Use Template puts this text on the Generate tab, ready to edit."
        error={faults.prompt}
        value={draft.prompt}
        onChange={({ target }) => edit({ prompt: target.value })}
      />
      <FormPair>
        <Field label="Aspect ratio">
          <Select options={RATIOS} value={draft.aspectRatio} onChange={(aspectRatio) => edit({ aspectRatio })} />
        </Field>
        <Field label="Style">
          <Select options={styleOptions} value={draft.style} onChange={(style) => edit({ style })} />
        </Field>
      </FormPair>
      <Field label="Category" help="What it is made for.">
        <Select options={CATEGORIES} value={draft.category} onChange={(category) => edit({ category })} />
      </Field>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={creating.isLoading || updating.isLoading}>
          Save template
        </Button>
      </DialogFoot>
    </Form>
  );
}

const CATEGORIES = templateCategories.map((value) => ({ value, label: categoryNames[value] }));
const RATIOS = aspectRatioNames.map((value) => ({ value, label: ratioName(value) }));
