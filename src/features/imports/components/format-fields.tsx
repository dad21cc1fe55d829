import { styled } from 'styled-components';
import { importEncodings } from '../../../domain/contact-import';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { theme } from '../../../ui/theme';
import { delimiters, readAs, type ImportDraft, type ImportPreview } from '../import-draft';
import { delimiterNames, encodingNames } from '../import-words';

/** How the file is read, as detected; for the few cases where that is wrong. */
export function FormatFields({
  preview,
  draft,
  onChange,
}: {
  preview: ImportPreview;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
}) {
  return (
    <Line>
      <Field label="Text encoding">
        <Select
          options={ENCODINGS}
          value={preview.encoding}
          onChange={(encoding) => onChange(readAs(draft, { encoding }))}
        />
      </Field>
      <Field label="Columns separated by">
        <Select
          options={DELIMITERS}
          value={preview.delimiter}
          onChange={(delimiter) => onChange(readAs(draft, { delimiter }))}
        />
      </Field>
      <Checkbox checked={preview.hasHeader} onChange={(hasHeader) => onChange(readAs(draft, { hasHeader }))}>
        The first row has column names
      </Checkbox>
    </Line>
  );
}

const ENCODINGS = importEncodings.map((value) => ({ value, label: encodingNames[value] }));
const DELIMITERS = delimiters.map((value) => ({ value, label: delimiterNames[value] }));

const Line = styled.div`
  display: grid;
  grid-template-columns: 15rem 11rem 1fr;
  align-items: end;
  gap: ${theme.space[4]};
  > :last-child {
    padding-bottom: 0.4375rem;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
