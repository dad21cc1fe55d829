import { paths } from '../../../config/paths';
import { ButtonLink, type ButtonLinkProps } from '../../../ui/button-link';
import { useGetSignInOptionsQuery } from '../../auth/auth-api';

/**
 * Renders nothing where registration is not open: the button would lead to a refusal. Invited people have a link
 * of their own.
 */
export function TrialLink(look: Pick<ButtonLinkProps, 'variant' | 'size'>) {
  const { data: options } = useGetSignInOptionsQuery();
  if (options && options.registration !== 'open') return null;
  return (
    <ButtonLink to={paths.register} {...look}>
      Start Free Trial
    </ButtonLink>
  );
}
