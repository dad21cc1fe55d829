import { Download, FileUp, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { suppressionsUrl } from '../../../../config/paths';
import { importedReasons, type ImportedReason } from '../../../../domain/consent';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Field } from '../../../../ui/field';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Progress } from '../../../../ui/progress';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { useSuppressionImport } from '../hooks/use-suppression-import';
import { reasonWords } from '../suppression-words';
import { SkippedLines } from './skipped-lines';

/** Brings blocked addresses from elsewhere, and takes them along. */
export function SuppressionFiles() {
  const [reason, setReason] = useState<ImportedReason>('blocked');
  const { take, percent, outcome } = useSuppressionImport();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel title="Import or export a list">
      <PanelBody>
        {percent !== null && <Progress label="Blocking the addresses of this list" percent={percent} />}
        {outcome &&
          (outcome.kind === 'failed' ? (
            <Banner title={outcome.title}>{outcome.text}</Banner>
          ) : (
            <div role="status">
              <Text size="sm">
                <b>{outcome.title}</b> <span>{outcome.text}</span>
              </Text>
            </div>
          ))}
        {outcome?.skipped && <SkippedLines lines={outcome.skipped} />}
        {outcome?.undo && (
          <Buttons>
            <Button size="sm" icon={<Undo2 />} onClick={outcome.undo}>
              Undo this import
            </Button>
          </Buttons>
        )}
        <Field label="Reason for blocking" help="A file exported from here already has a reason for each address.">
          <Select
            options={importedReasons.map((value) => ({ value, label: reasonWords[value] }))}
            value={reason}
            onChange={setReason}
          />
        </Field>
        <Buttons>
          <Button icon={<FileUp />} busy={percent !== null} onClick={() => input.current?.click()}>
            Import list
          </Button>
          <ButtonLink href={suppressionsUrl()} icon={<Download />} download>
            Export as CSV
          </ButtonLink>
        </Buttons>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            aria-label="List of addresses to block"
            tabIndex={-1}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              const [file] = [...(target.files ?? [])];
              target.value = ''; // the same file can be chosen again
              if (file) void take(file, reason);
            }}
          />
        </VisuallyHidden>
        <Text size="sm" tone={2}>
          One address per line, or a CSV file from another tool, such as its unsubscribed or bounced contacts.
        </Text>
      </PanelBody>
    </Panel>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
