import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { CampaignDetail } from '../../../../contracts/campaign-record';
import { CONFIRM_FIRST, mayReachOthers } from '../../../../domain/confirmed-address';
import { sayMergeFields } from '../../../../domain/merge-field';
import { useNow } from '../../../../hooks/use-now';
import { pluralise } from '../../../../lib/pluralise';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { Dialog } from '../../../../ui/dialog';
import { Facts } from '../../../../ui/facts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { RefusalBanner, UnconfirmedBanner } from '../../../account/account-parts';
import { useSession } from '../../../auth/auth-parts';
import { useStartCampaignMutation } from '../../campaigns-api';
import { audienceSentence } from '../audience-words';
import { useCountAudienceQuery } from '../campaign-editor-api';
import { useCampaignChecks } from '../../checks/use-campaign-checks';
import { isAhead, whenFact, whenWords } from '../when-words';

/** The last question before mail goes out to people: how many, what, when, and what is missing. */
export function StartDialog({ open, ...rest }: StartDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={rest.later ? 'Schedule this campaign?' : 'Send this campaign?'}>
      {open && <Question {...rest} />}
    </Dialog>
  );
}

function Question({ campaign, subject, later, onClose, onStarted, onChecks }: Omit<StartDialogProps, 'open'>) {
  const { user, workspace } = useSession();
  const confirmed = mayReachOthers(user, workspace);
  const { show } = useToast();
  const now = useNow(30_000);
  const {
    currentData: count,
    error: uncounted,
    isFetching: counting,
    refetch,
  } = useCountAudienceQuery({ audience: campaign.audience }, { refetchOnMountOrArgChange: true });
  const checks = useCampaignChecks(campaign.id);
  const [start, { isLoading, error }] = useStartCampaignMutation();
  const people = count ? pluralise(count.reachable, 'person', 'people') : '…';
  const when = whenWords(campaign, workspace.zone, now);

  const pace = checks.items?.find(({ check }) => check === 'pace');
  const [largeConfirmed, setLargeConfirmed] = useState(false);
  const isLarge = checks.fails.some(({ check }) => check === 'size');
  const fails = checks.fails.filter(({ check }) => check !== 'size' || !largeConfirmed);

  const begin = async () => {
    const { data } = await start({ campaignId: campaign.id, ...(isLarge && { largeConfirmed }) });
    if (!data) return;
    show({
      text: isAhead(campaign, now)
        ? `It will be sent ${when}.`
        : later
          ? `It will be sent to ${people} ${when}.`
          : `It is on its way to ${people}.`,
    });
    onStarted();
  };
  const failed = checks.error ?? uncounted;
  if (!count || !checks.items || counting || checks.isFetching) {
    if (failed && !counting && !checks.isFetching)
      return (
        <Banner
          title="The checks could not be run."
          onRetry={() => {
            void refetch();
            void checks.refetch();
          }}
        >
          {messageOf(failed)}
        </Banner>
      );
    return (
      <Skeleton label="Checking">
        <SkeletonBlock height="5rem" />
      </Skeleton>
    );
  }
  const refusal =
    count.reachable === 0
      ? 'Nobody in this audience can be emailed.'
      : fails.length > 0
        ? 'Fix the problems listed above first.'
        : confirmed
          ? undefined
          : 'Confirm your own email address first.';
  return (
    <>
      <Facts
        facts={[
          { name: 'Subject', value: sayMergeFields(subject) || 'No subject' },
          { name: 'To', value: audienceSentence(count) },
          { name: 'When', value: whenFact(campaign, workspace.zone, now) },
          ...(pace ? [{ name: 'Sending speed', value: pace.sentence }] : []),
        ]}
      />
      <Text size="sm" tone={2}>
        {whatStays(campaign, now)}
      </Text>
      {!confirmed && <UnconfirmedBanner title="Your email address is not confirmed yet." sentence={CONFIRM_FIRST} />}
      {error && <RefusalBanner title="It did not start." error={error} />}
      {fails.length > 0 && (
        <Banner title="Fix these first:">
          <Lines>
            {fails.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Lines>
        </Banner>
      )}
      {fails.length === 0 && checks.warns.length > 0 && (
        <Banner tone="amber" title="Ready to send. You could still improve:">
          <Lines>
            {checks.warns.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Lines>
        </Banner>
      )}
      {isLarge && (
        <Checkbox checked={largeConfirmed} onChange={setLargeConfirmed}>
          Send anyway, even though Gmail will cut off the end
        </Checkbox>
      )}
      <Buttons>
        <Button onClick={onClose}>Cancel</Button>
        {fails.length > 0 && <Button onClick={onChecks}>View checks</Button>}
        <Button
          variant="accent"
          busy={isLoading}
          busyLabel={later ? 'Scheduling…' : 'Starting…'}
          disabledReason={refusal}
          onClick={() => void begin()}
        >
          {later ? `Schedule for ${people}` : `Send to ${people}`}
        </Button>
      </Buttons>
    </>
  );
}

/** What can still be changed afterwards; see docs/campaigns.md. */
const whatStays = (campaign: CampaignDetail, now: Date): string =>
  isAhead(campaign, now)
    ? 'After that, you can’t change the email. Its recipients are decided when it is sent. Until then, you can move it back to draft.'
    : 'After that, you can’t change the email or its recipients. Anyone who unsubscribes before it reaches them gets nothing.';

const Lines = styled.ul`
  padding-inline-start: ${theme.space[4]};
  list-style: disc;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

export interface StartDialogProps {
  campaign: CampaignDetail;
  subject: string;
  /** It waits for its hour. */
  later: boolean;
  open: boolean;
  onClose: () => void;
  onStarted: () => void;
  onChecks: () => void;
}
