import { paths } from '../../../config/paths';
import { BackLink } from '../../../ui/back-link';
import { Cols } from '../../../ui/cols';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Stack } from '../../../ui/stack';
import { SuppressionFiles } from './components/suppression-files';
import { SuppressionForm } from './components/suppression-form';
import { SuppressionList } from './components/suppression-list';

export function SuppressionsPage() {
  return (
    <Page>
      <BackLink to={paths.contacts}>Contacts</BackLink>
      <PageHeader
        title="Blocked addresses"
        sentence="Email addresses and phone numbers that get no marketing. Most of them get no messages at all."
      />
      <Cols>
        <SuppressionList />
        <Stack>
          <SuppressionForm />
          <SuppressionFiles />
        </Stack>
      </Cols>
    </Page>
  );
}
