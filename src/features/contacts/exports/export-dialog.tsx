import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { csvSeparators, type CsvSeparator } from '../../../domain/csv-separator';
import { useStoredChoice } from '../../../hooks/use-stored-choice';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Segmented } from '../../../ui/segmented';
import { Select } from '../../../ui/select';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { filterInput, isNarrowed, selectionInput } from '../contact-filter';
import {
  useCancelContactExportMutation,
  useCountContactsQuery,
  useCreateContactExportMutation,
  useGetContactBookQuery,
} from '../contacts-api';
import { noFilter, selectFilter, selectPicked } from '../contacts-slice';
import { useContactExports } from './use-contact-exports';
import { foundWords } from '../list/components/contact-pager';
import { ExportRow } from './contact-export-row';

/** A file of everybody, of those that are shown, or of those that were picked; and the files of the last seven days. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Export contacts"
      sentence="Includes all addresses, tags, custom fields and consents."
    >
      {open && <ExportForm onClose={onClose} />}
    </Dialog>
  );
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const { show } = useToast();
  const filter = useSelector(selectFilter);
  const picked = useSelector(selectPicked);
  const { data: book } = useGetContactBookQuery();
  const { data: found } = useCountContactsQuery(filterInput(filter));
  const { items, error: unread, refetch, isFetching } = useContactExports();
  const [create, { isLoading, error }] = useCreateContactExportMutation();
  const [cancel] = useCancelContactExportMutation();

  const somebody = picked.all || picked.ids.length > 0;
  const scopes: { value: Scope; label: string }[] = [
    ...(somebody
      ? [
          {
            value: 'picked' as const,
            label: picked.all
              ? `Selected: all ${found ? foundWords(found) : ''}`
              : `Selected: ${pluralise(picked.ids.length, 'person', 'people')}`,
          },
        ]
      : []),
    ...(isNarrowed(filter)
      ? [{ value: 'shown' as const, label: `Contacts shown now${found ? `: ${foundWords(found)}` : ''}` }]
      : []),
    { value: 'everybody', label: `All contacts${book ? `: ${pluralise(book.count, 'person', 'people')}` : ''}` },
  ];
  const [scope, setScope] = useState<Scope>(scopes[0]!.value);
  const [format, setFormat] = useState<'csv' | 'json'>('csv');
  const [separator, setSeparator] = useStoredChoice('export-separator', csvSeparators);
  const empty = scope === 'everybody' ? book?.count === 0 : scope === 'shown' && found?.count === 0;

  const begin = () =>
    void create({
      format,
      separator,
      selection:
        scope === 'picked'
          ? selectionInput(picked, filter)
          : { filter: filterInput(scope === 'shown' ? filter : noFilter) },
    });
  const stop = async (exportId: string) => {
    const { error: refusal } = await cancel({ exportId });
    if (refusal) show({ kind: 'failure', text: messageOf(refusal) });
  };

  return (
    <Stack gap={4}>
      {error && <Banner title="The export did not start.">{messageOf(error)}</Banner>}
      <Field label="Contacts">
        <Select options={scopes} value={scope} onChange={setScope} />
      </Field>
      <Segmented
        label="Format"
        value={format}
        onChange={setFormat}
        options={[
          { value: 'csv', label: 'CSV' },
          { value: 'json', label: 'JSON' },
        ]}
      />
      {format === 'csv' && (
        <Field
          label="Columns separated by"
          help="For spreadsheets, and for importing again later. Where prices are written 1,50, choose semicolons so Excel opens the file correctly."
        >
          <Select options={SEPARATORS} value={separator} onChange={setSeparator} />
        </Field>
      )}
      {format === 'json' && (
        <Text size="xs" tone={3}>
          For other software. Each entry holds one contact with all its details.
        </Text>
      )}
      <Row between>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="primary"
          busy={isLoading}
          onClick={begin}
          {...(empty && { disabledReason: 'There are no contacts to export.' })}
        >
          Export
        </Button>
      </Row>
      {unread && (
        <Banner title="Your exports could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(unread)}
        </Banner>
      )}
      {items && items.length > 0 && (
        <Files role="list" aria-label="Your exports">
          {items.map((item) => (
            <ExportRow key={item.id} item={item} onCancel={() => void stop(item.id)} />
          ))}
        </Files>
      )}
    </Stack>
  );
}

const SEPARATORS: { value: CsvSeparator; label: string }[] = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
];

type Scope = 'picked' | 'shown' | 'everybody';

const Files = styled.ul`
  max-height: 16rem;
  overflow-y: auto;
  border-top: 1px solid ${theme.color.hairline};
`;
