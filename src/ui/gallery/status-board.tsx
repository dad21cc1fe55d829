import { Sparkles } from 'lucide-react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { inboxChannelNames, inboxChannels } from '../../domain/conversation';
import { ChannelIcon } from '../channel-icon';
import { InboxChannelIcon } from '../inbox-channel-icon';
import { Count } from '../count';
import { Delta } from '../delta';
import { Estimate } from '../estimate';
import { Kbd } from '../kbd';
import { Logo } from '../logo';
import { ScoreBadge } from '../score-badge';
import { Row } from '../stack';
import type { StatusName } from '../status';
import { Tag } from '../tag';
import { WorkspacePic } from '../workspace-pic';
import { Board } from './board';

export function StatusBoard() {
  return (
    <Board title="Status: dot for a settled state, ring for waiting, half for at work, bar for a level">
      {ROWS.map((row) => (
        <Row key={row[0]}>
          {row.map((status) => (
            <Badge key={status} status={status} />
          ))}
          {row.includes('low') && [84, 67, 41].map((score) => <ScoreBadge key={score} score={score} />)}
        </Row>
      ))}
      <Row>
        <Tag>Regular</Tag>
        <Tag icon={<Sparkles />}>AI-optimized</Tag>
        <Count>12</Count>
        <Estimate />
        <Estimate kind="sample" />
        <Delta value={12} unit="%" />
        <Delta value={-4} unit="%" />
        <Delta value={-8} unit=" s" betterWhen="down" />
        <Delta value={0} unit="%" />
        <Kbd>⌘K</Kbd>
      </Row>
      <Row gap={3}>
        {PEOPLE.map((name) => (
          <Avatar key={name} id={name} name={name} />
        ))}
        <Avatar id="Priya Raman" name="Priya Raman" size="sm" />
        <Avatar id="Priya Raman" name="Priya Raman" size="lg" />
        <WorkspacePic id="corner-grill" name="Corner Grill" />
        <WorkspacePic id="elm-street" name="Elm Street Bakery" />
        {(['instagram', 'facebook', 'youtube', 'linkedin', 'blog'] as const).map((channel) => (
          <ChannelIcon key={channel} channel={channel} label={channel} />
        ))}
        {inboxChannels.map((channel) => (
          <Tag key={channel} icon={<InboxChannelIcon channel={channel} />}>
            {inboxChannelNames[channel]}
          </Tag>
        ))}
        <Logo kind="mark" height={24} />
      </Row>
    </Board>
  );
}

const ROWS: readonly (readonly StatusName[])[] = [
  ['scheduled', 'generating', 'review', 'draft', 'published', 'taken-down', 'failed'],
  ['active', 'paused', 'completed', 'pending', 'training', 'inactive', 'suggested', 'in-progress'],
  ['customer', 'lead', 'prospect', 'open', 'closed', 'unread', 'high', 'medium', 'low'],
  ['success', 'warning', 'danger', 'info'],
];

const PEOPLE = [
  'Priya Raman',
  'Tomas Lindgren',
  'Hannah Boateng',
  'Dana Moreno',
  'Jules Ortega',
  'Sol Ferreira',
  'Ravi Bhatt',
];
