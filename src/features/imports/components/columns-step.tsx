import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import type { ContactImport } from '../../../contracts/imports';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PanelBody, PanelFoot } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useGetContactBookQuery } from '../../contacts/contacts-api';
import { aimColumn } from '../import-draft';
import { useImportDraft } from '../hooks/use-import-draft';
import { usePreview } from '../hooks/use-preview';
import { presetNames } from '../import-words';
import { stepChosen } from '../imports-slice';
import { ColumnTable } from './column-table';
import { NewFieldDialog } from './new-field-dialog';
import { ReadingFile } from './reading-file';
import { FormatFields } from './format-fields';

/** What each column holds, with the first rows as a sample. */
export function ColumnsStep({ item }: { item: ContactImport }) {
  const dispatch = useDispatch();
  const [draft, edit] = useImportDraft(item.id);
  const { preview, error, isFetching, refetch } = usePreview(item.id, draft);
  const { data: book } = useGetContactBookQuery();
  const [lacking, setLacking] = useState<{ column: number; open: boolean }>({ column: 0, open: false });

  if (!preview) return <ReadingFile error={error} retrying={isFetching} onRetry={refetch} />;
  const columns = draft.columns ?? preview.columns;
  const missing = columns.some(({ target }) => NAMING.some((naming) => naming === target))
    ? undefined
    : 'Choose which column contains the name, email, phone or company.';
  return (
    <>
      <PanelBody>
        {error && (
          <Banner title="The file could not be read with these settings." onRetry={refetch} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        )}
        <Text size="sm" tone={2}>
          {preview.preset && <b>This looks like {presetNames[preview.preset]}. </b>}Check what each column contains.
          Here are the first {preview.rows.length} rows. Nothing has been imported yet.
        </Text>
        {preview.warnings.map((warning) => (
          <Banner key={warning} tone="amber" title={warning} />
        ))}
        <FormatFields preview={preview} draft={draft} onChange={edit} />
      </PanelBody>
      <ColumnTable
        preview={preview}
        columns={columns}
        fields={book?.fields ?? []}
        onChange={(chosen) => edit({ ...draft, columns: chosen })}
        onNewField={(column) => setLacking({ column, open: true })}
      />
      <NewFieldDialog
        open={lacking.open}
        header={preview.headers[lacking.column] ?? ''}
        values={preview.rows.map((row) => row[lacking.column] ?? '')}
        onClose={() => setLacking({ ...lacking, open: false })}
        onCreated={(fieldId) => edit({ ...draft, columns: aimColumn(columns, lacking.column, { fieldId }) })}
      />
      <PanelBody>
        <PanelFoot>
          <span>
            {columns.length} of {preview.headers.length} columns are used
          </span>
          <Button variant="primary" disabledReason={missing} onClick={() => dispatch(stepChosen('choices'))}>
            Continue
          </Button>
        </PanelFoot>
      </PanelBody>
    </>
  );
}

/** A row without any of these would not identify anybody. */
const NAMING = ['name', 'first-name', 'last-name', 'email', 'phone', 'company'] as const;
