import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { ContactImport } from '../../../contracts/imports';
import { contactStatuses } from '../../../domain/contact';
import { importModes } from '../../../domain/contact-import';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { PanelBody, PanelFoot } from '../../../ui/panel';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useImportCheck } from '../hooks/use-import-check';
import { modeNames, statusNames } from '../import-words';
import { ConsentFields } from './consent-fields';

/** What happens to contacts who already exist, and what everybody in the file gets. */
export function ChoicesStep({ item }: { item: ContactImport }) {
  const { draft, edit, faults, ready, check, isChecking, checkError, reading } = useImportCheck(item);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstInvalid(form.current);
  }, [faults]);
  const faultOf = (name: string) =>
    Object.entries(faults).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  const elsewhere = Object.entries(faults).find(([path]) => !/^(tags|consent|status|mode)(\.|$)/.test(path))?.[1];
  return (
    <PanelBody>
      <Form
        ref={form}
        noValidate
        aria-label="Import options"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        {reading.error && (
          <Banner title="The file could not be read." onRetry={reading.refetch} retrying={reading.isFetching}>
            {messageOf(reading.error)}
          </Banner>
        )}
        {(elsewhere || (checkError && Object.keys(faults).length === 0)) && (
          <Banner title={elsewhere ?? messageOf(checkError)}>Your choices are still here.</Banner>
        )}
        <Fields>
          <Field
            label="People you already have"
            help="We match people by email address, or by phone number if there is no email match. Importing the same file twice changes nothing."
          >
            <Select options={MODES} value={draft.mode} onChange={(mode) => edit({ ...draft, mode })} />
          </Field>
          <Field label="Status of new people" help="Used where the file gives no status.">
            <Select options={STATUSES} value={draft.status} onChange={(status) => edit({ ...draft, status })} />
          </Field>
          <Field
            label="Tags for everyone in the file"
            optional
            error={faultOf('tags')}
            help="Separate tags with commas."
          >
            <TextInput
              value={draft.tags}
              maxLength={600}
              onChange={({ target }) => edit({ ...draft, tags: target.value })}
            />
          </Field>
          <ConsentFields draft={draft} fault={faultOf('consent')} onChange={edit} />
        </Fields>
        <PanelFoot>
          <span>The check reads the whole file and changes nothing.</span>
          <Button
            type="submit"
            variant="primary"
            busy={isChecking}
            {...(!ready && { disabledReason: 'The file is still being read.' })}
          >
            Check file
          </Button>
        </PanelFoot>
      </Form>
    </PanelBody>
  );
}

const MODES = importModes.map((value) => ({ value, label: modeNames[value] }));
const STATUSES = contactStatuses.map((value) => ({ value, label: statusNames[value] }));

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-width: ${theme.size.reading};
`;
