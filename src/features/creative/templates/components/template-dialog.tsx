import type { Creation } from '../../../../contracts/creation-record';
import { templatesContract, type CreationTemplate } from '../../../../contracts/creation-templates';
import { aspectRatioNames } from '../../../../domain/image-format';
import { categoryOfShape, templateCategories } from '../../../../domain/library';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/field';
import { Form, FormPair } from '../../../../ui/form';
import { Select } from '../../../../ui/select';
import { TextInput } from '../../../../ui/text-input';
import { useToast } from '../../../../ui/use-toast';
import { useCreateTemplateMutation, useUpdateTemplateMutation } from '../../creative-api';
import { categoryNames, ratioName, styleOptions } from '../../creation-labels';
import { DescriptionField } from '../../making/components/description-field';
import { DialogFoot } from '../../../../ui/dialog-foot';

/** A description to begin with next time: kept from a picture, or one that is edited. */
export function TemplateDialog({ from, template, open, onClose }: TemplateDialogProps) {
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
  const [create] = useCreateTemplateMutation();
  const [update] = useUpdateTemplateMutation();
  const {
    ref,
    values: draft,
    bind,
    change: edit,
    faults,
    refusal,
    busy,
    onSubmit,
  } = useContractForm({
    // A change has the same fields.
    endpoint: templatesContract.createTemplate,
    from: { ...before, name: before.name.slice(0, 60) },
    send: (input) => (templateId ? update({ templateId, ...input }) : create(input)),
    onSaved: ({ name }) => {
      onClose();
      show({ text: `“${name}” is now one of your templates.` });
    },
    guarded: false,
  });

  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The template could not be saved.">{refusal}</Banner>}
      <Field label="Name" error={faults.name} required>
        <TextInput dir="auto" {...bind('name')} maxLength={60} />
      </Field>
      <Field label="Note on the card" help="For you and your team: when to use it." error={faults.description} optional>
        <TextInput dir="auto" {...bind('description')} maxLength={200} />
      </Field>
      <DescriptionField
        label="Description of the picture"
        help="Use Template puts this text on the Generate tab, ready to edit."
        error={faults.prompt}
        {...bind('prompt')}
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
        <Button type="submit" variant="primary" busy={busy}>
          Save template
        </Button>
      </DialogFoot>
    </Form>
  );
}

const CATEGORIES = templateCategories.map((value) => ({ value, label: categoryNames[value] }));
const RATIOS = aspectRatioNames.map((value) => ({ value, label: ratioName(value) }));

export interface TemplateDialogProps {
  from?: Creation;
  template?: CreationTemplate;
  open: boolean;
  onClose: () => void;
}
