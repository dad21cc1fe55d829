import { paths } from '../../../config/paths';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { useGetMailDeliveryQuery } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';

/** Where mail goes, if it does not simply come. */
export function MailHint() {
  const { user, demo } = useSession();
  const { data: delivery } = useGetMailDeliveryQuery();
  if (demo)
    return (
      <Text size="sm" tone={2}>
        Demos do not send email. Your choices are saved for as long as the demo lasts.
      </Text>
    );
  if (delivery?.delivers === false) {
    return (
      <Text size="sm" tone={2}>
        Email is not set up yet: emails for you wait in{' '}
        {user.operator ? <Link to={`${paths.operator}?tab=mail`}>your outbox</Link> : 'your administrator’s outbox'}.
      </Text>
    );
  }
  if (!user.emailVerified)
    return (
      <Text size="sm" tone={2}>
        We won’t email {user.email} until you confirm that it is yours. The link is in the email you got when you
        registered.
      </Text>
    );
  return (
    <Text size="sm" tone={2}>
      We send email to {user.email}.
    </Text>
  );
}
