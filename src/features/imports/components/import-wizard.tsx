import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { isApiError, messageOf } from '../../../api/api-error';
import type { ContactImport } from '../../../contracts/imports';
import { useFocusOnChange } from '../../../hooks/use-focus-on-change';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';
import { useLiveImport } from '../hooks/use-live-import';
import { isOpen } from '../import-words';
import { importOpened, importSteps, selectStep } from '../imports-slice';
import { CheckStep } from './check-step';
import { ChoicesStep } from './choices-step';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { ImportOutcome } from './import-outcome';
import { ImportSteps } from './import-steps';

/** An import at its current step. Its progress is stored on the server, so that leaving loses nothing. */
export function ImportWizard({ importId }: { importId: string }) {
  const dispatch = useDispatch();
  const { item, error, isFetching, refetch } = useLiveImport(importId);
  if (item) return <Steps item={item} />;
  if (!error)
    return (
      <Skeleton label="Loading the import">
        <SkeletonPanel rows={5} />
      </Skeleton>
    );
  if (!isApiError(error) || error.code !== 'not_found')
    return (
      <Banner title="This import could not be loaded." onRetry={refetch} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <EmptyState
      level={2}
      ghost={<GhostRows count={2} />}
      title="Import not found"
      sentence="It was removed, or it belongs to another workspace."
      action={
        <Button variant="primary" onClick={() => dispatch(importOpened(null))}>
          Import file
        </Button>
      }
    />
  );
}

function Steps({ item }: { item: ContactImport }) {
  const chosen = useSelector(selectStep);
  const open = isOpen(item);
  const step = item.state === 'uploading' ? 'file' : !open || item.state === 'checking' ? 'check' : chosen;
  const part = useFocusOnChange<HTMLDivElement>(step);
  const Step = { columns: ColumnsStep, choices: ChoicesStep, check: open ? CheckStep : ImportOutcome, file: null }[
    step
  ];
  return (
    <Stack gap={5}>
      <ImportSteps
        current={step}
        reachable={open && item.state !== 'uploading' && item.state !== 'checking' ? importSteps : []}
      />
      <Part ref={part} tabIndex={-1} role="group" aria-label={NAMES[step]}>
        <Panel title={item.name || 'Untitled file'}>
          {Step ? <Step key={item.id} item={item} /> : <FileStep key={item.id} unfinished={item} />}
        </Panel>
      </Part>
    </Stack>
  );
}

const NAMES = {
  file: 'Step 1 of 4: File',
  columns: 'Step 2 of 4: Columns',
  choices: 'Step 3 of 4: Choices',
  check: 'Step 4 of 4: Check and import',
} as const;

/** Focusable as a region, not as a control. */
const Part = styled.div`
  min-width: 0;
  scroll-margin-top: 7rem;
  &:focus {
    outline: none;
  }
`;
