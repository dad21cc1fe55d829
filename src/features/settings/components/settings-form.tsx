import type { ReactNode } from 'react';
import type { ContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Form } from '../../../ui/form';
import { SaveButton } from '../../../ui/save-button';
import { SaveRow } from './save-row';

/** The frame of a form of settings: why it was refused on top, 'Save Changes' below. */
export function SettingsForm({
  form,
  label,
  children,
}: {
  form: Pick<ContractForm<object>, 'ref' | 'refusal' | 'busy' | 'saved' | 'isChanged' | 'onSubmit'>;
  label: string;
  children: ReactNode;
}) {
  const { ref, refusal, onSubmit, ...state } = form;
  return (
    <Form ref={ref} noValidate aria-label={label} onSubmit={onSubmit}>
      {refusal !== null && <Banner title={refusal}>Your changes are still here.</Banner>}
      {children}
      <SaveRow>
        <SaveButton form={state} />
      </SaveRow>
    </Form>
  );
}
