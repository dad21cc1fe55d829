import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { useAuth } from '../../auth/auth-parts';
import { useCreateEmailVerificationMutation, useGetMailDeliveryQuery } from '../account-api';
import { Said } from './said';

/** Sends the link that confirms the address again, to whoever is signed in. */
export function ResendVerification() {
  const { user } = useAuth();
  const { data: delivery } = useGetMailDeliveryQuery();
  const [send, { isLoading, isSuccess, error }] = useCreateEmailVerificationMutation();
  if (isSuccess)
    return (
      <Said role="status">
        {delivery?.delivers === false ? WAITS : `A new link is on its way to ${user?.email ?? ''}.`}
      </Said>
    );
  return (
    <>
      {error && <Banner title={messageOf(error)} />}
      <Button variant="primary" size="lg" wide busy={isLoading} busyLabel="Sending…" onClick={() => void send()}>
        Send a new link
      </Button>
    </>
  );
}

const WAITS = 'Email is not set up here yet. Ask your administrator: your link is in their outbox.';
