import { Copy, Ellipsis, Eye, Pencil, Square, Trash2, Undo2, Workflow } from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '../../../contracts/campaign-record';
import { mayUnschedule } from '../../../domain/campaign';
import { MINUTE_MS } from '../../../domain/duration';
import { useNow } from '../../../hooks/use-now';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import type { MenuEntry } from '../../../ui/menu';
import { writingHref } from '../campaign-words';
import { useCampaignActions } from '../hooks/use-campaign-actions';
import { CampaignQuestions, type CampaignQuestion } from './campaign-questions';

/** What else can be done with a campaign. Where it is written, nothing leads there; on its page, taking it back is a button of its own. */
export function CampaignMenu({
  campaign,
  inRow = false,
  isWritten = false,
  onDeleted,
}: {
  campaign: Campaign;
  inRow?: boolean;
  isWritten?: boolean;
  onDeleted?: () => void;
}) {
  const { create, unschedule } = useCampaignActions();
  const now = useNow(MINUTE_MS);
  const [asks, setAsks] = useState<CampaignQuestion | null>(null);
  const { id, name, type, status } = campaign;
  const mayReturn = mayUnschedule(campaign, now);
  const underWay = status === 'active' || status === 'paused';
  const writing = {
    to: writingHref(campaign),
    ...(status === 'draft'
      ? { label: 'Edit', icon: <Pencil /> }
      : type === 'automation'
        ? { label: 'Steps', icon: <Workflow /> }
        : { label: 'View email', icon: <Eye /> }),
  };
  const items: MenuEntry[] = [
    ...(isWritten ? [] : [writing]),
    { label: 'Copy as draft', icon: <Copy />, onSelect: () => void create({ copyOf: id }) },
    ...(inRow && mayReturn
      ? [{ label: 'Move to draft', icon: <Undo2 />, onSelect: () => void unschedule(campaign) }]
      : []),
    ...(underWay ? [{ label: 'End…', icon: <Square />, onSelect: () => setAsks('stop') }] : []),
    { separator: true },
    {
      label: 'Delete…',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => setAsks('delete'),
      ...(underWay && {
        disabledReason: mayReturn ? 'Move it to draft first.' : 'It is running. End it first.',
      }),
    },
  ];
  const more = `Actions for ${name}`;
  return (
    <>
      <LateMenu
        label={more}
        trigger={
          inRow ? (
            <Button size="sm" variant="quiet" iconOnly label={more} icon={<Ellipsis />} />
          ) : (
            <Button aria-label={more} icon={<Ellipsis />}>
              More
            </Button>
          )
        }
        items={items}
      />
      <CampaignQuestions campaign={campaign} asks={asks} onClose={() => setAsks(null)} onDeleted={onDeleted} />
    </>
  );
}
