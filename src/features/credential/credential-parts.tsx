import { styled } from 'styled-components';
import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import { KEYS_NOTE } from '../../domain/capability';
import { vendorNames } from '../../domain/vendor';
import { Banner } from '../../ui/banner';
import { Link } from '../../ui/link';
import { Panel, PanelBody } from '../../ui/panel';
import { Skeleton, SkeletonRows } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import { Text } from '../../ui/text';
import { useSession } from '../auth/auth-parts';
import { VendorPanel } from './components/vendor-panel';
import { useListCredentialsQuery } from './credential-api';
import { isComing } from './vendor-words';

/** The accounts of outside services that the workspace brings, one panel each. Owners store and test keys, members see masks. */
export function CredentialPanels() {
  const { workspace } = useSession();
  const { data, error, refetch, isFetching } = useListCredentialsQuery();
  if (data) {
    return (
      <Wide>
        <Stack>
          <Text tone={2}>
            Everything that works today works without your own keys.{vendorNames.some(isComing) && ` ${KEYS_NOTE}`} Keys
            you store here are encrypted, used for {workspace.name} alone, and never shown in full again: you only see
            the first and last characters. Accounts that your posts go to are under{' '}
            <Link to={paths.connections}>Connections</Link>.
            {workspace.role === 'member' && ' Only owners of the workspace can store and test keys.'}
          </Text>
          {vendorNames.map((vendor) => (
            <VendorPanel key={vendor} vendor={vendor} credentials={data} />
          ))}
        </Stack>
      </Wide>
    );
  }
  return (
    <Panel label="API keys">
      {error ? (
        <PanelBody>
          <Banner title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </PanelBody>
      ) : (
        <Skeleton label="Loading API keys">
          <SkeletonRows count={4} />
        </Skeleton>
      )}
    </Panel>
  );
}

const Wide = styled.div`
  max-width: 46rem;
`;
