import { messageOf } from '../../../api/api-error';
import type { Security } from '../../../contracts/security';
import { MINUTE_MS } from '../../../domain/duration';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PanelSection } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useGetMailDeliveryQuery } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';
import { useDeleteEmailChangeMutation } from '../security-api';
import { FormFoot } from './form-foot';

/** A new address whose link has not been used yet. */
export function PendingEmail({
  change,
  onResend,
}: {
  change: NonNullable<Security['emailChange']>;
  onResend: () => void;
}) {
  const { user, workspace } = useSession();
  const now = useNow(MINUTE_MS);
  const { data: delivery } = useGetMailDeliveryQuery();
  const [cancel, { isLoading, error }] = useDeleteEmailChangeMutation();
  return (
    <PanelSection>
      {error && <Banner title={messageOf(error)} />}
      <Text size="sm" tone={2}>
        Waiting for <b>{change.email}</b>: open the link in the email we sent there by{' '}
        {formatWhen(change.expiresAt, workspace.zone, now)}. Until you do, {user.email} stays your address.
        {delivery?.delivers === false && ' Email is not set up here yet: the link is in your administrator’s outbox.'}
      </Text>
      <FormFoot>
        <Button variant="quiet" busy={isLoading} busyLabel="Cancelling…" onClick={() => void cancel()}>
          Keep {user.email}
        </Button>
        <Button onClick={onResend}>Send again</Button>
      </FormFoot>
    </PanelSection>
  );
}
