import { useDispatch } from 'react-redux';
import { messageOf } from '../api/api-error';
import { paths } from '../config/paths';
import { useCreateEmailVerificationMutation, useGetMailDeliveryQuery } from '../features/account/account-api';
import { verificationPutOff } from '../features/account/account-slice';
import { useSession } from '../features/auth/auth-parts';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { PlainButton } from './plain-button';

/** Asks the person to confirm their address, and says where the link is when no mail server is set up. */
export function UnverifiedNotice({ tone }: { tone: 'amber' | 'blue' }) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const { data: delivery } = useGetMailDeliveryQuery();
  const [send, { isLoading, isSuccess, error }] = useCreateEmailVerificationMutation();
  const consequence = user.operator ? '' : ' Until then, nothing is sent to other people.';
  if (delivery?.delivers === false) {
    return (
      <Notice tone={tone} label="Your address">
        Email is not set up yet: the link that confirms {user.email} is in{' '}
        {user.operator ? <Link to={`${paths.operator}?tab=mail`}>your outbox</Link> : 'your administrator’s outbox'}.
        {consequence}{' '}
        <PlainButton type="button" onClick={() => dispatch(verificationPutOff())}>
          Close
        </PlainButton>
      </Notice>
    );
  }
  return (
    <Notice tone={tone} label="Your address">
      <span role="status">
        {isSuccess
          ? `A new link is on its way to ${user.email}. It works for two days.`
          : error
            ? messageOf(error)
            : `Confirm your address: we sent a link to ${user.email}.${consequence}`}
      </span>{' '}
      {!isSuccess && (
        <>
          <PlainButton type="button" aria-disabled={isLoading || undefined} onClick={() => void (!isLoading && send())}>
            {isLoading ? 'Sending…' : 'Send the confirmation again'}
          </PlainButton>{' '}
          or{' '}
        </>
      )}
      <PlainButton type="button" onClick={() => dispatch(verificationPutOff())}>
        {isSuccess ? 'Close' : 'not now'}
      </PlainButton>
      {isSuccess ? '' : '.'}
    </Notice>
  );
}
