import type { ReactNode } from 'react';
import { materialContract, type Material, type Question } from '../../../contracts/material';
import { materialLimits } from '../../../domain/material-limits';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { TextArea } from '../../../ui/text-area';
import { useCreateMaterialMutation } from '../material-api';
import { AnswerPhoto } from './answer-photo';

/** One question and its answer: words always, and a photograph where there is one. */
export function AnswerForm({
  question: { key, ask, then, example },
  number,
  focus = false,
  extra,
  onSaved,
}: {
  question: Question;
  /** "Question 2 of 4" */
  number?: string;
  /** It takes the place of a question that was just answered or skipped. */
  focus?: boolean;
  extra?: ReactNode;
  onSaved: (material: Material) => void;
}) {
  const [create] = useCreateMaterialMutation();
  const { ref, values, faults, refusal, busy, bind, change, onSubmit } = useContractForm({
    endpoint: materialContract.createMaterial,
    from: { text: '', detail: '', photoId: null as string | null },
    input: (typed) => ({ question: key, ...typed }),
    send: create,
    onSaved,
  });
  return (
    <Form ref={ref} id={ANSWER_FORM} noValidate aria-label="Answer the question" onSubmit={onSubmit}>
      {refusal !== null && <Banner title={refusal}>What you typed is still here.</Banner>}
      <Field
        label={ask}
        help={example && `For example, from ${example.trade}: “${example.text}”`}
        error={faults.text}
        side={number}
        required
      >
        <TextArea
          {...bind('text')}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the press that brought this question asked for it
          autoFocus={focus}
          rows={then ? 2 : 3}
          maxLength={materialLimits.text}
          dir="auto"
        />
      </Field>
      {then && (
        <Field
          label={then}
          help={example?.detail ? `For example: “${example.detail}”` : undefined}
          error={faults.detail}
          optional
        >
          <TextArea {...bind('detail')} rows={2} maxLength={materialLimits.text} dir="auto" />
        </Field>
      )}
      <AnswerPhoto photoId={values.photoId} error={faults.photoId} onChange={(photoId) => change({ photoId })} />
      <Row>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
          Save answer
        </Button>
        {extra}
      </Row>
    </Form>
  );
}

/** Leads links of the page to the question. */
export const ANSWER_FORM = 'owner-question';
