import { deferred, type Standing } from '../../../ui/deferred';
import { DialogLost, lateDialog } from '../../../ui/late-dialog';
import { PartLoading } from '../../../ui/late-part';
import type { NameDialogProps } from './name-dialog';
import type { StartAutomationProps } from './start-automation';
import type { PeoplePartProps } from '../runs/components/people-part';
import type { CardPanelProps } from '../steps/components/card-panel';

// Parts that an automation does not show at first: their code loads after the page, so that the steps appear sooner.
export const LateCardPanel = deferred<CardPanelProps>(
  async () => (await import('../steps/components/card-panel')).CardPanel,
  CardLost,
);
export const LatePeoplePart = deferred<PeoplePartProps>(
  async () => (await import('../runs/components/people-part')).PeoplePart,
  PartLoading,
);
export const LateNameDialog = lateDialog<NameDialogProps>(
  async () => (await import('./name-dialog')).NameDialog,
  'Its name has not changed.',
);
export const LateStartAutomation = lateDialog<StartAutomationProps>(
  async () => (await import('./start-automation')).StartAutomation,
  'It has not started.',
);

/** Called once the page is shown, and again whenever one of them is opened, so that a failed load is retried. */
export function fetchLateParts(): void {
  for (const part of [LateCardPanel, LatePeoplePart, LateNameDialog, LateStartAutomation]) part.fetch();
}

function CardLost({ opened, ...rest }: CardPanelProps & Standing) {
  return <DialogLost {...rest} open={opened !== null} safe="Your steps are safe." />;
}
