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
        No mail leaves a demo. Your choices are kept as long as it lasts.
      </Text>
    );
  if (delivery?.delivers === false) {
    return (
      <Text size="sm" tone={2}>
        No mail server is set up yet: what is written for you waits in{' '}
        {user.operator ? (
          <Link to={`${paths.operator}?tab=mail`}>your outbox</Link>
        ) : (
          'the outbox of whoever runs this installation'
        )}
        .
      </Text>
    );
  }
  if (!user.emailVerified)
    return (
      <Text size="sm" tone={2}>
        Nothing is mailed to {user.email} before you have confirmed that it is yours. The link is in the mail that came
        when you registered.
      </Text>
    );
  return (
    <Text size="sm" tone={2}>
      Mail goes to {user.email}.
    </Text>
  );
}
