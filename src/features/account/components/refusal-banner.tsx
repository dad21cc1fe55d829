import { isApiError, messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { useCreateEmailVerificationMutation } from '../account-api';

/** Why nothing went out. Where only the own address is not confirmed yet, the way on stands beside it. */
export function RefusalBanner({ title, error, children }: { title: string; error: unknown; children?: string }) {
  if (!isApiError(error) || error.code !== 'address_unconfirmed')
    return <Banner title={title}>{children ?? messageOf(error)}</Banner>;
  return <UnconfirmedBanner title={title} sentence={error.message} />;
}

/** Asks for the confirmation before anything is written that could not go out. */
export function UnconfirmedBanner({ title, sentence }: { title: string; sentence: string }) {
  const [send, { isLoading, isSuccess, error }] = useCreateEmailVerificationMutation();
  const again = isSuccess
    ? {}
    : { onRetry: () => void send(), retryLabel: 'Send the confirmation again', retrying: isLoading };
  return (
    <Banner tone="amber" title={title} {...again}>
      {isSuccess
        ? 'A new link is on its way to you. Open it, then try again here.'
        : error
          ? messageOf(error)
          : sentence}
    </Banner>
  );
}
