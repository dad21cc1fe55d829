import { Undo2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { paths } from '../../../config/paths';
import type { ContactImport } from '../../../contracts/imports';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { PanelBody } from '../../../ui/panel';
import { Progress } from '../../../ui/progress';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useImportActions } from '../hooks/use-import-actions';
import { importOpened } from '../imports-slice';
import { CountStrip } from './count-strip';
import { ImportFaults } from './import-faults';

/** An import that is running, has ended, or is being undone. */
export function ImportOutcome({ item }: { item: ContactImport }) {
  const dispatch = useDispatch();
  const { cancel, isCancelling, undo, isUndoing } = useImportActions(item);
  const { state, counts, progress, canUndo, cause, name } = item;

  if (state === 'importing') {
    return (
      <PanelBody>
        <Progress label={`Importing ${name}. You can leave this page. The import will carry on.`} percent={progress} />
        <CountStrip label="Imported so far" counts={counts} />
        <Row between>
          <Text size="xs" tone={2}>
            {pluralise(counts.rows, 'row')} processed
          </Text>
          <Button busy={isCancelling} onClick={cancel}>
            Stop importing
          </Button>
        </Row>
      </PanelBody>
    );
  }
  if (state === 'undoing')
    return (
      <PanelBody>
        <Progress label={`Undoing the import of ${name}. You can leave this page.`} percent={progress} />
      </PanelBody>
    );
  return (
    <PanelBody>
      {state === 'failed' && (
        <Banner title={cause ?? 'The import stopped.'}>
          {canUndo
            ? 'Everything imported before it stopped is in your contacts. You can undo it, or import the same file again. Nobody will be added twice.'
            : 'Import the same file again. Nobody will be added twice.'}
        </Banner>
      )}
      {state !== 'failed' && (
        <Text as="h3" size="lg" weight="semibold">
          {endOf(item)}
        </Text>
      )}
      {state === 'undone' && (
        <Text size="sm" tone={2}>
          The people it added are gone, and everyone else is as they were before. Anyone you have changed or been in
          touch with since stays as they are now, but consent based only on this file is withdrawn for them too.
        </Text>
      )}
      <CountStrip label={state === 'undone' ? 'Original result' : 'Import result'} counts={counts} />
      {counts.failed + item.warnings > 0 && state !== 'undone' && <ImportFaults item={item} />}
      <Row gap={2}>
        <ButtonLink to={paths.contacts} variant="primary">
          See your contacts
        </ButtonLink>
        {canUndo && (
          <Button icon={<Undo2 />} busy={isUndoing} onClick={undo}>
            Undo this import
          </Button>
        )}
        <Button variant="quiet" onClick={() => dispatch(importOpened(null))}>
          Import another file
        </Button>
      </Row>
    </PanelBody>
  );
}

function endOf({ state, counts: { created, updated } }: ContactImport): string {
  if (state === 'undone') return 'This import has been undone.';
  const brought = created + updated;
  const what = [
    created > 0 && `${pluralise(created, 'person', 'people')} added`,
    updated > 0 && `${pluralise(updated, 'row')} about existing contacts`,
  ]
    .filter(Boolean)
    .join(', ');
  if (state === 'cancelled')
    return brought > 0
      ? `Stopped: ${what}. These changes stay unless you undo the import.`
      : 'Stopped before anyone was imported.';
  return brought > 0 ? `Imported: ${what}.` : 'Everyone in this file is already in your contacts. Nothing changed.';
}
