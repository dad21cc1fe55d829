import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { apiUrl, paths } from '../../../config/paths';
import type { SignupPage } from '../../../contracts/signup';
import { pluralise } from '../../../lib/pluralise';
import { CopyButton } from '../../../ui/copy-button';
import { Link } from '../../../ui/link';
import { NewTabLink } from '../../../ui/new-tab-link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Switch } from '../../../ui/switch';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useGetMailDeliveryQuery } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';
import { embedHtml } from '../embed-html';
import { useUpdateSignupPageMutation } from '../signup-api';
import { inputOf, valuesOf } from '../signup-values';

/** Where the page stands, whether it is open, and what came of it. */
export function SignupAddress({ page }: { page: SignupPage }) {
  const { demo, user, workspace } = useSession();
  const { data: delivery } = useGetMailDeliveryQuery();
  const { show } = useToast();
  const [update, { isLoading }] = useUpdateSignupPageMutation();
  const address = apiUrl(page.path);

  const turn = async (open: boolean) => {
    if (isLoading) return;
    const { error } = await update(inputOf(valuesOf(page), open));
    if (error) show({ kind: 'failure', text: messageOf(error) });
  };

  return (
    <Panel title="Address">
      <PanelBody>
        {demo ? (
          <Text size="sm" tone={2}>
            A demo has no public page. In your own workspace you can open it here, with a link to share and HTML for
            your website. Your changes are saved for as long as the demo lasts.
          </Text>
        ) : (
          <>
            <Switch
              checked={page.open}
              onChange={(open) => void turn(open)}
              help={page.open ? 'Anyone with the link can sign up.' : 'The link won’t work until you open the page.'}
            >
              Open for sign-ups
            </Switch>
            {delivery?.delivers === false && (
              <Text size="sm" tone={2}>
                No email server is set up yet. Confirmation emails are waiting in{' '}
                {user.operator ? (
                  <Link to={`${paths.operator}?tab=mail`}>your outbox</Link>
                ) : (
                  'the outbox of the person who runs this installation'
                )}
                .
              </Text>
            )}
            <Address>{address.replace(/^https?:\/\//, '')}</Address>
            <Row>
              {page.open && (
                <NewTabLink href={address} size="sm">
                  Open
                </NewTabLink>
              )}
              <CopyButton label="Copy link" text={address} size="sm" />
              <CopyButton
                label="Copy HTML for your website"
                text={embedHtml(address, workspace.name, page)}
                size="sm"
              />
            </Row>
          </>
        )}
        <Text size="sm" tone={2}>
          {page.confirmed + page.waiting === 0
            ? 'Nobody has signed up yet.'
            : `${pluralise(page.confirmed, 'person has', 'people have')} confirmed${page.waiting > 0 ? `, ${pluralise(page.waiting, 'has', 'have')} not yet` : ''}.`}
        </Text>
      </PanelBody>
    </Panel>
  );
}

const Address = styled.p`
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;
