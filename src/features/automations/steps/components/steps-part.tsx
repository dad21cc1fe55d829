import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { campaignEmailPath } from '../../../../config/paths';
import type { StoredAutomation } from '../../../../contracts/automations';
import type { CampaignDetail } from '../../../../contracts/campaign-record';
import { pluralise } from '../../../../lib/pluralise';
import { Cols } from '../../../../ui/cols';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { useToast } from '../../../../ui/use-toast';
import type { AutomationFault } from '../../automation-faults';
import { fetchLateParts, LateCardPanel } from '../../components/automation-late-parts';
import { stepSentence, type AutomationNames } from '../../automation-words';
import type { AutomationDraft } from '../../hooks/use-automation-draft';
import { useStepEditing } from '../hooks/use-step-editing';
import type { Step } from '../step-list';
import type { Opened, OpenedStep } from './card-panel';
import type { Mail } from '../step-form-props';
import { StepsAside } from './steps-aside';
import { Timeline } from './automation-timeline';

/** What the automation does: looked at and changed on one line from start to end. */
export function StepsPart({
  campaign,
  stored,
  draft,
  names,
  faults,
  mails,
  onMade,
  onPeople,
  onChecks,
}: StepsPartProps) {
  const { automation, edit } = draft;
  const { show } = useToast();
  const navigate = useNavigate();
  const editing = useStepEditing(draft, names);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [leaving, setLeaving] = useState<Step | null>(null);
  useEffect(() => fetchLateParts(), [opened]);
  const waiting = leaving ? (stored.waiting[leaving.id] ?? 0) : 0;

  /** Of a draft all is stored on the way; of one that runs only what somebody saves. */
  const storeDraft = () => void (campaign.status === 'draft' && draft.save());
  const put = (step: Step, { at, isNew }: OpenedStep) => {
    if (isNew) editing.add(step, at);
    else editing.change(step);
    setOpened(null);
    const unwritten = step.do === 'send' && isNew ? names.mail(step.emailId) : undefined;
    if (step.do === 'send' && (unwritten === null || unwritten?.subject === ''))
      show({
        text: 'Step added. Its email is still empty.',
        action: {
          label: 'Write email',
          onClick: () => {
            storeDraft();
            void navigate(campaignEmailPath(campaign.id, step.emailId));
          },
        },
      });
  };
  const others = new Set(
    automation.steps.flatMap((step) =>
      step.do === 'send' && !(opened?.card === 'step' && opened.step.id === step.id) ? [step.emailId] : [],
    ),
  );
  return (
    <>
      <Cols>
        <Timeline
          automation={automation}
          stored={stored}
          names={names}
          faults={faults}
          editing={editing}
          campaignId={campaign.id}
          status={campaign.status}
          onOpen={setOpened}
          onDelete={(step) => ((stored.waiting[step.id] ?? 0) > 0 ? setLeaving(step) : editing.remove(step))}
          onWrite={storeDraft}
        />
        <StepsAside
          stored={stored}
          steps={automation.steps}
          status={campaign.status}
          faults={faults}
          onPeople={onPeople}
          onChecks={onChecks}
          onGoTo={(place) => editing.focus(place === 'steps' ? 'trigger' : place)}
        />
      </Cols>
      <LateCardPanel
        opened={opened}
        automation={automation}
        status={campaign.status}
        waiting={stored.waiting}
        campaignId={campaign.id}
        mails={mails.filter(({ id }) => !others.has(id))}
        names={names}
        onMade={onMade}
        onEdit={edit}
        onStep={put}
        onClose={() => setOpened(null)}
      />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        variant="danger"
        title={leaving ? `Delete “${stepSentence(leaving, automation.steps, names)}”?` : ''}
        confirmLabel="Delete step"
        sentence={`${pluralise(waiting, 'person is', 'people are')} at this step now. Once you save, ${leaving?.do === 'wait' ? 'they finish their wait and then continue' : 'they continue'} with the step after it.`}
        onConfirm={() => {
          if (leaving) editing.remove(leaving);
          setLeaving(null);
        }}
      />
    </>
  );
}

interface StepsPartProps {
  campaign: CampaignDetail;
  stored: StoredAutomation;
  draft: AutomationDraft;
  names: AutomationNames;
  faults: readonly AutomationFault[];
  mails: readonly Mail[];
  onMade: (mail: Mail) => void;
  onPeople: () => void;
  onChecks: () => void;
}
