import { messageOf } from '../../api/api-error';
import { Banner } from '../../ui/banner';
import { Panel, PanelBody } from '../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import { Text } from '../../ui/text';
import { useSession } from '../auth/auth-parts';
import { EmailPanel } from './components/email-panel';
import { PasswordPanel } from './components/password-panel';
import { SignInsPanel } from './components/sign-ins-panel';
import { TwoFactorPanel } from './components/two-factor-panel';
import { useGetSecurityQuery } from './security-api';

/** The account's protection: password, two-factor sign-in, address, and where it is signed in. */
export function SecurityPanels() {
  const { demo } = useSession();
  if (!demo) return <Own />;
  return (
    <Panel title="Security">
      <PanelBody>
        <Text tone={2}>
          A demo has no account to protect. Register, and you’ll find your password, two-factor sign-in, email address
          and signed-in browsers here.
        </Text>
      </PanelBody>
    </Panel>
  );
}

function Own() {
  const { data: security, error, isFetching, refetch } = useGetSecurityQuery();
  if (!security) {
    return error ? (
      <Panel title="Security">
        <PanelBody>
          <Banner title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </PanelBody>
      </Panel>
    ) : (
      <Skeleton label="Loading how your account is protected">
        <Stack>
          <SkeletonPanel rows={2} />
          <SkeletonPanel rows={2} />
        </Stack>
      </Skeleton>
    );
  }
  return (
    <Stack>
      <PasswordPanel security={security} />
      <TwoFactorPanel security={security} />
      <EmailPanel security={security} />
      <SignInsPanel />
    </Stack>
  );
}
