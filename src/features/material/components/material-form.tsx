import { materialContract, type Material } from '../../../contracts/material';
import { materialLimits } from '../../../domain/material-limits';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { TextArea } from '../../../ui/text-area';
import { useUpdateMaterialMutation } from '../material-api';
import { AnswerPhoto } from './answer-photo';

/** Edits an answer, or words found on a website. */
export function MaterialForm({ material, onDone }: { material: Material; onDone: () => void }) {
  const { id, asked, then } = material;
  const [update] = useUpdateMaterialMutation();
  const { ref, values, faults, refusal, busy, bind, change, onSubmit } = useContractForm({
    endpoint: materialContract.updateMaterial,
    from: { text: material.text, detail: material.detail, photoId: material.photoId },
    input: (typed) => ({ materialId: id, ...typed }),
    send: update,
    onSaved: onDone,
  });
  return (
    <Form ref={ref} noValidate aria-label="Edit this answer" onSubmit={onSubmit}>
      {refusal !== null && <Banner title={refusal}>What you typed is still here.</Banner>}
      <Field label={asked || 'Words from your website'} error={faults.text} required>
        <TextArea {...bind('text')} rows={3} maxLength={materialLimits.text} dir="auto" />
      </Field>
      {(then || material.detail) && (
        <Field label={then || 'The rest'} error={faults.detail} optional>
          <TextArea {...bind('detail')} rows={3} maxLength={materialLimits.text} dir="auto" />
        </Field>
      )}
      <AnswerPhoto photoId={values.photoId} error={faults.photoId} onChange={(photoId) => change({ photoId })} />
      <Row>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
          Save answer
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
}
