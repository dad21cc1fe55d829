import { messageOf } from '../../../api/api-error';
import { MINUTE_MS } from '../../../domain/duration';
import { useNow } from '../../../hooks/use-now';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { List } from '../../../ui/list';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { useToast } from '../../../ui/use-toast';
import { useDeleteSignInsMutation, useListSignInsQuery } from '../security-api';
import { FormFoot } from './form-foot';
import { SignInRow } from './sign-in-row';

/** Every browser that is signed in to the account, each with a button to sign it out. */
export function SignInsPanel() {
  const { data, error, isFetching, refetch } = useListSignInsQuery();
  const [endOthers, { isLoading }] = useDeleteSignInsMutation();
  const { show } = useToast();
  const now = useNow(MINUTE_MS);
  const others = data?.items.filter(({ current }) => !current).length ?? 0;

  const end = async () => {
    const outcome = await endOthers();
    if (outcome.error) show({ kind: 'failure', text: messageOf(outcome.error) });
    else
      show({
        text:
          outcome.data.ended === 0
            ? 'No other browser was signed in.'
            : `${pluralise(outcome.data.ended, 'other browser')} signed out.`,
      });
  };

  return (
    <Panel title="Where you are signed in">
      {error && !data && (
        <PanelBody>
          <Banner title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </PanelBody>
      )}
      {!data && !error && (
        <Skeleton label="Loading where you are signed in">
          <SkeletonRows count={2} />
        </Skeleton>
      )}
      {data && (
        <List label="Where you are signed in">
          {data.items.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} now={now} />
          ))}
        </List>
      )}
      {others > 0 && (
        <PanelSection>
          <FormFoot>
            <p>Don’t recognise one? Sign it out and change your password.</p>
            <Button busy={isLoading} busyLabel="Signing out…" onClick={() => void end()}>
              Sign out all others
            </Button>
          </FormFoot>
        </PanelSection>
      )}
    </Panel>
  );
}
