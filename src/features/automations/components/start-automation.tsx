import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Automation } from '../../../contracts/automations';
import type { CampaignDetail } from '../../../contracts/campaign-record';
import { CONFIRM_FIRST, mayReachOthers } from '../../../domain/confirmed-address';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Facts } from '../../../ui/facts';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { RefusalBanner, UnconfirmedBanner } from '../../account/account-parts';
import { useSession } from '../../auth/auth-parts';
import { useCampaignChecks } from '../../campaigns/campaigns-parts';
import { useStartCampaignMutation } from '../../campaigns/campaigns-api';
import type { AutomationFault } from '../automation-faults';
import { enterSentence, goalSentence, outsideSentence, type AutomationNames } from '../automation-words';
import { ExistingPeople } from '../runs/components/existing-people';
import { MissingLines } from './missing-lines';

/** The last question before people enter: who does, who does not, and what is missing. */
export function StartAutomation({ open, ...rest }: StartAutomationProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={`Start “${rest.campaign.name}”?`}>
      {open && <Question {...rest} />}
    </Dialog>
  );
}

function Question({
  campaign,
  automation,
  names,
  faults,
  onClose,
  onStarted,
  onChecks,
}: Omit<StartAutomationProps, 'open'>) {
  const { user, workspace } = useSession();
  const confirmed = mayReachOthers(user, workspace);
  const { show } = useToast();
  const checks = useCampaignChecks(campaign.id);
  const [withExisting, setWithExisting] = useState(false);
  const [start, { isLoading, error }] = useStartCampaignMutation();
  const [largeConfirmed, setLargeConfirmed] = useState(false);
  const isLarge = checks.fails.some(({ check }) => check === 'size');
  const begin = async () => {
    const { data } = await start({ campaignId: campaign.id, withExisting, ...(isLarge && { largeConfirmed }) });
    if (!data) return;
    show({ text: 'It has started. People can enter from now on.' });
    onStarted();
  };
  if (!checks.items || checks.isFetching) {
    if (checks.error && !checks.isFetching)
      return (
        <Banner title="The checks could not be run." onRetry={() => void checks.refetch()}>
          {messageOf(checks.error)}
        </Banner>
      );
    return (
      <Skeleton label="Checking">
        <SkeletonBlock height="5rem" />
      </Skeleton>
    );
  }
  // That a mail has no subject is told by its check.
  const sends = new Set(automation.steps.flatMap((step) => (step.do === 'send' ? [step.id] : [])));
  const own = checks.fails.some(({ check }) => check === 'subject')
    ? faults.filter(({ at }) => !sends.has(at))
    : faults;
  const missing = [
    ...own.filter(({ grave }) => grave),
    ...checks.fails.filter(({ check }) => check !== 'size' || !largeConfirmed),
  ];
  const better = [...faults.filter(({ grave }) => !grave), ...checks.warns];
  const { trigger, steps, goal } = automation;
  const mails = sends.size;
  const facts = [
    ...(trigger ? [{ name: 'Who enters', value: enterSentence(trigger, names) }] : []),
    ...(trigger && !withExisting ? [{ name: 'Who doesn’t', value: outsideSentence(trigger) }] : []),
    ...(steps.length > 0
      ? [
          {
            name: 'What happens',
            value: `${pluralise(steps.length, 'step')}, ${mails === 0 ? 'no emails' : `${pluralise(mails, 'email')}. Emails go only to people who agreed to them`}.`,
          },
        ]
      : []),
    { name: 'Goal', value: `${goalSentence(goal, names)}.` },
  ];
  const lines = { campaignId: campaign.id, names, onLeave: onClose };
  return (
    <>
      <Facts facts={facts} />
      {missing.length === 0 && <ExistingPeople trigger={trigger} checked={withExisting} onChange={setWithExisting} />}
      {!confirmed && <UnconfirmedBanner title="Your email address is not confirmed yet." sentence={CONFIRM_FIRST} />}
      {error && <RefusalBanner title="It did not start." error={error} />}
      {missing.length > 0 && (
        <Banner title="Fix these first:">
          <MissingLines found={missing} {...lines} />
        </Banner>
      )}
      {missing.length === 0 && better.length > 0 && (
        <Banner tone="amber" title="Ready to start. You could still improve:">
          <MissingLines found={better} {...lines} />
        </Banner>
      )}
      {isLarge && (
        <Checkbox checked={largeConfirmed} onChange={setLargeConfirmed}>
          Send anyway, even though Gmail will cut off the end
        </Checkbox>
      )}
      <Buttons>
        <Button onClick={onClose}>Cancel</Button>
        {checks.fails.length > 0 && <Button onClick={onChecks}>View checks</Button>}
        <Button
          variant="accent"
          busy={isLoading}
          busyLabel="Starting…"
          disabledReason={
            missing.length > 0
              ? 'Fix the problems listed above first.'
              : confirmed
                ? undefined
                : 'Confirm your own email address first.'
          }
          onClick={() => void begin()}
        >
          Start automation
        </Button>
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

export interface StartAutomationProps {
  campaign: CampaignDetail;
  automation: Automation;
  names: AutomationNames;
  faults: readonly AutomationFault[];
  open: boolean;
  onClose: () => void;
  onStarted: () => void;
  onChecks: () => void;
}
