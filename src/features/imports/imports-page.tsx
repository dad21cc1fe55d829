import { useSelector } from 'react-redux';
import { paths } from '../../config/paths';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { Stack } from '../../ui/stack';
import { FileStep } from './components/file-step';
import { ImportList } from './components/import-list';
import { ImportSteps } from './components/import-steps';
import { ImportWizard } from './components/import-wizard';
import { selectOpened } from './imports-slice';

export function ImportsPage() {
  const opened = useSelector(selectOpened);
  return (
    <Page>
      <BackLink to={paths.contacts}>Contacts</BackLink>
      <PageHeader
        title="Import contacts"
        sentence="Add people from a file. You’ll see what would happen first, and you can undo the whole import."
      />
      {opened ? (
        <ImportWizard key={opened} importId={opened} />
      ) : (
        <Stack gap={5}>
          <ImportSteps current="file" reachable={[]} />
          <Panel label="Choose file">
            <FileStep />
          </Panel>
        </Stack>
      )}
      <ImportList />
    </Page>
  );
}
