import { messageOf } from '../../../api/api-error';
import type { ContactImport } from '../../../contracts/imports';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PanelBody, PanelFoot } from '../../../ui/panel';
import { Progress } from '../../../ui/progress';
import { Text } from '../../../ui/text';
import { useImportActions } from '../hooks/use-import-actions';
import { useImportCheck } from '../hooks/use-import-check';
import { CountStrip } from './count-strip';
import { ImportFaults } from './import-faults';
import { ReadingFile } from './reading-file';

/** The counted effect of an import, and its confirmation. */
export function CheckStep({ item }: { item: ContactImport }) {
  const { ready, reading, isChecked, check, isChecking, checkError, start, isStarting, startError, faults } =
    useImportCheck(item);
  const { cancel, isCancelling } = useImportActions(item);

  if (item.state === 'checking' || isChecking) {
    return (
      <PanelBody>
        <Progress
          label={`Checking ${item.name}. Nothing will change, and you can leave this page.`}
          percent={item.state === 'checking' ? item.progress : 0}
        />
        <PanelFoot>
          <span>{pluralise(item.counts.rows, 'row')} checked</span>
          <Button busy={isCancelling} onClick={cancel}>
            Stop checking
          </Button>
        </PanelFoot>
      </PanelBody>
    );
  }
  if (!ready) return <ReadingFile error={reading.error} retrying={reading.isFetching} onRetry={reading.refetch} />;
  if (!isChecked) {
    const fault = checkError ? messageOf(checkError) : Object.values(faults)[0];
    return (
      <PanelBody>
        {fault && <Banner title={fault}>Your choices are still here.</Banner>}
        {item.state === 'failed' ? (
          <Progress
            label="Checking"
            stopped={{ cause: item.cause ?? 'The check stopped.', onRetry: check, retryLabel: 'Check again' }}
          />
        ) : (
          <PanelFoot>
            <Text size="sm" tone={2}>
              {item.state === 'checked'
                ? 'Something has changed since this file was checked.'
                : 'This file hasn’t been checked with these choices yet.'}
            </Text>
            <Button variant="primary" onClick={check}>
              Check file
            </Button>
          </PanelFoot>
        )}
      </PanelBody>
    );
  }
  const { rows, created, updated, failed } = item.counts;
  const people = created + updated;
  return (
    <PanelBody>
      {startError && (
        <Banner title={messageOf(startError)}>Nothing was imported, and your choices are still here.</Banner>
      )}
      <Text size="sm" tone={2}>
        All {pluralise(rows, 'row')} of {item.name} have been checked. Here is what the import would do. Nothing has
        changed yet.
      </Text>
      <CountStrip label="What an import would do" counts={item.counts} />
      {item.excluded > 0 && (
        <Text size="sm">
          {pluralise(item.excluded, 'person has', 'people have')} not agreed, according to a column of this file. They
          do not get the consent that you ticked for everybody.
        </Text>
      )}
      {failed + item.warnings > 0 && <ImportFaults item={item} />}
      <PanelFoot>
        <span>You can undo the whole import later with one click.</span>
        <Button
          variant="accent"
          busy={isStarting}
          {...(people === 0 && { disabledReason: 'This file has no new or changed contacts.' })}
          onClick={start}
        >
          {people === 0 ? 'Nothing to import' : `Import ${pluralise(people, 'row')}`}
        </Button>
      </PanelFoot>
    </PanelBody>
  );
}
