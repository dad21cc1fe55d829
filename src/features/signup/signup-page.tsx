import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import { signupContract, type SignupPage as StoredPage } from '../../contracts/signup';
import { useContractForm } from '../../hooks/use-contract-form';
import { BackLink } from '../../ui/back-link';
import { Banner } from '../../ui/banner';
import { Cols } from '../../ui/cols';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Skeleton, SkeletonPanel } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import { UnsavedGuard } from '../../ui/unsaved-guard';
import { useSession } from '../auth/auth-parts';
import { SignupAddress } from './components/signup-address';
import { SignupForm } from './components/signup-form';
import { SignupPreview } from './components/signup-preview';
import { useGetSignupPageQuery, useUpdateSignupPageMutation } from './signup-api';
import { inputOf, valuesOf } from './signup-values';

export function SignupPage() {
  const { data, error, isFetching, refetch } = useGetSignupPageQuery();
  return (
    <Page>
      <BackLink to={paths.contacts}>Contacts</BackLink>
      <PageHeader
        title="Sign-up page"
        sentence="A page where people join your list. Each of them confirms by email, and their consent is saved with its proof."
      />
      {data ? (
        <UnsavedGuard>
          <Editor page={data} />
        </UnsavedGuard>
      ) : error ? (
        <Banner title="Your sign-up page could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      ) : (
        <Skeleton label="Loading the sign-up page">
          <SkeletonPanel rows={6} />
        </Skeleton>
      )}
    </Page>
  );
}

function Editor({ page }: { page: StoredPage }) {
  const { workspace } = useSession();
  const [update] = useUpdateSignupPageMutation();
  const form = useContractForm({
    endpoint: signupContract.updateSignupPage,
    from: valuesOf(page),
    input: (values) => inputOf(values, page.open),
    send: update,
  });
  return (
    <Cols>
      <SignupForm form={form} />
      <Stack>
        <SignupAddress page={page} />
        <SignupPreview values={form.values} workspaceName={workspace.name} />
      </Stack>
    </Cols>
  );
}
