import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Automation } from '../../../contracts/automations';
import type { CampaignDetail } from '../../../contracts/campaigns';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Facts } from '../../../ui/facts';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useCampaignChecks } from '../../campaign-editor/campaign-editor-parts';
import { useStartCampaignMutation } from '../../campaigns/campaigns-api';
import type { AutomationFault } from '../automation-faults';
import { enterSentence, goalSentence, triggerNote, type AutomationNames } from '../automation-words';

/** The last question before people enter: who does, who does not, and what is missing. */
export function StartAutomation({ open, ...rest }: StartProps) {
  return <Dialog open={open} onClose={rest.onClose} title={`Start “${rest.campaign.name}”?`}>{open && <Question {...rest} />}</Dialog>;
}

function Question({ campaign, automation, names, faults, onClose, onStarted, onChecks }: Omit<StartProps, 'open'>) {
  const { show } = useToast();
  const checks = useCampaignChecks(campaign.id);
  const [start, { isLoading, error }] = useStartCampaignMutation();
  const begin = async () => {
    const { data } = await start({ campaignId: campaign.id });
    if (!data) return;
    show({ text: 'It has started. From now on people enter.' });
    onStarted();
  };
  if (!checks.items || checks.isFetching) {
    if (checks.error && !checks.isFetching) return <Banner title="It could not be checked." onRetry={() => void checks.refetch()}>{messageOf(checks.error)}</Banner>;
    return <Skeleton label="Checking"><SkeletonBlock height="5rem" /></Skeleton>;
  }
  // That a mail has no subject is told by its check.
  const sends = new Set(automation.steps.flatMap((step) => (step.do === 'send' ? [step.id] : [])));
  const own = checks.fails.some(({ check }) => check === 'subject') ? faults.filter(({ at }) => !sends.has(at)) : faults;
  const missing = [...new Set([...own.filter(({ grave }) => grave).map(({ sentence }) => sentence), ...checks.fails.map(({ sentence }) => sentence)])];
  const better = [...new Set([...faults.filter(({ grave }) => !grave).map(({ sentence }) => sentence), ...checks.warns.map(({ sentence }) => sentence)])];
  const mails = automation.steps.filter((step) => step.do === 'send').length;
  const facts = [
    { name: 'Who enters', value: enterSentence(automation.trigger, names) },
    { name: 'Who does not', value: triggerNote(automation.trigger) },
    { name: 'What happens', value: `${pluralise(automation.steps.length, 'step')}, ${mails === 0 ? 'no mail' : pluralise(mails, 'mail')}. Mails go only to people who agreed to them.` },
    { name: 'Goal', value: `${goalSentence(automation.goal, names)}.` },
  ];
  return (
    <>
      <Facts facts={automation.trigger ? facts : facts.slice(2)} />
      {error && <Banner title="It was not started.">{messageOf(error)}</Banner>}
      {missing.length > 0 && <Banner title="This is missing:"><Lines>{missing.map((sentence) => <li key={sentence}>{sentence}</li>)}</Lines></Banner>}
      {missing.length === 0 && better.length > 0 && <Banner tone="amber" title="It can start. Better would be:"><Lines>{better.map((sentence) => <li key={sentence}>{sentence}</li>)}</Lines></Banner>}
      <Buttons>
        <Button onClick={onClose}>Cancel</Button>
        {checks.fails.length > 0 && <Button onClick={onChecks}>See the checks</Button>}
        <Button variant="accent" busy={isLoading} busyLabel="Starting…" disabledReason={missing.length > 0 ? 'First mend what is named above.' : undefined} onClick={() => void begin()}>Start the automation</Button>
      </Buttons>
    </>
  );
}

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

interface StartProps {
  campaign: CampaignDetail;
  automation: Automation;
  names: AutomationNames;
  faults: readonly AutomationFault[];
  open: boolean;
  onClose: () => void;
  onStarted: () => void;
  onChecks: () => void;
}
