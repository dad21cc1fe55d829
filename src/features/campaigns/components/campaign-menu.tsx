import { Copy, Ellipsis, Eye, Pencil, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { campaignEditPath } from '../../../config/paths';
import type { Campaign } from '../../../contracts/campaigns';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import type { MenuEntry } from '../../../ui/menu';
import { useCampaignActions } from '../hooks/use-campaign-actions';
import { isOffered } from '../offered';
import { CampaignQuestions, type CampaignQuestion } from './campaign-questions';

/** What else can be done with a campaign. */
export function CampaignMenu({ campaign, inRow = false, onDeleted }: { campaign: Campaign; inRow?: boolean; onDeleted?: () => void }) {
  const { create } = useCampaignActions();
  const [asks, setAsks] = useState<CampaignQuestion | null>(null);
  const { id, name, type, status } = campaign;
  const underWay = status === 'active' || status === 'paused';
  const written: MenuEntry[] = [
    status === 'draft' ? { label: 'Edit', icon: <Pencil />, to: campaignEditPath(id) } : { label: 'See the mail', icon: <Eye />, to: campaignEditPath(id) },
    { label: 'Copy as a draft', icon: <Copy />, onSelect: () => void create({ copyOf: id }) },
  ];
  const items: MenuEntry[] = [
    ...(isOffered(type) ? written : []),
    ...(underWay ? [{ label: 'End it…', icon: <Square />, onSelect: () => setAsks('stop') }] : []),
    ...(isOffered(type) || underWay ? [{ separator: true as const }] : []),
    { label: 'Delete…', icon: <Trash2 />, danger: true, onSelect: () => setAsks('delete'), ...(underWay && { disabledReason: 'It is under way. End it first.' }) },
  ];
  const more = `More for ${name}`;
  return (
    <>
      <LateMenu label={more} trigger={inRow ? <Button size="sm" variant="quiet" iconOnly label={more} icon={<Ellipsis />} /> : <Button aria-label={more} icon={<Ellipsis />}>More</Button>} items={items} />
      <CampaignQuestions campaign={campaign} asks={asks} onClose={() => setAsks(null)} onDeleted={onDeleted} />
    </>
  );
}
