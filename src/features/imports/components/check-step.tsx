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

/** What the import would do, counted, and the yes to it. */
export function CheckStep({ item }: { item: ContactImport }) {
  const { ready, reading, isChecked, check, isChecking, checkError, start, isStarting, startError, faults } =
    useImportCheck(item);
  const { cancel, isCancelling } = useImportActions(item);

  if (item.state === 'checking' || isChecking) {
    return (
      <PanelBody>
        <Progress
          label={`Checking ${item.name}. Nothing is changed, and you can leave this page.`}
          percent={item.state === 'checking' ? item.progress : 0}
        />
        <PanelFoot>
          <span>{pluralise(item.counts.rows, 'row')} so far</span>
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
        {fault && <Banner title={fault}>What you chose is still here.</Banner>}
        {item.state === 'failed' ? (
          <Progress
            label="Checking"
            stopped={{ cause: item.cause ?? 'The check stopped.', onRetry: check, retryLabel: 'Check again' }}
          />
        ) : (
          <PanelFoot>
            <Text size="sm" tone={2}>
              {item.state === 'checked'
                ? 'Something was changed since this file was checked.'
                : 'This file has not been checked with your choices yet.'}
            </Text>
            <Button variant="primary" onClick={check}>
              Check the file
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
        <Banner title={messageOf(startError)}>Nothing was imported, and what you chose is still here.</Banner>
      )}
      <Text size="sm" tone={2}>
        All {pluralise(rows, 'row')} of {item.name} are checked. This is what an import would do; nothing is changed
        yet.
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
        <span>The whole import can be undone later with one click.</span>
        <Button
          variant="accent"
          busy={isStarting}
          {...(people === 0 && { disabledReason: 'Nobody in this file is new or changed.' })}
          onClick={start}
        >
          {people === 0 ? 'Nothing to import' : `Import ${pluralise(people, 'row')}`}
        </Button>
      </PanelFoot>
    </PanelBody>
  );
}
