import { Pause, Play, Sparkles } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Campaign } from '../../../contracts/campaign-record';
import { isScheduled } from '../../../domain/campaign';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';
import { Glyph } from '../../../ui/thumb';
import { campaignHref, endedUnsent, whenSentence } from '../campaign-words';
import { useCampaignActions } from '../hooks/use-campaign-actions';
import { CampaignFunnel } from './campaign-funnel';
import { glyphs } from './campaign-glyphs';
import { CampaignMenu } from './campaign-menu';
import { CampaignProgress } from './campaign-progress';

/** One campaign of the list: what it is, how it goes, and what can be done with it. */
export function CampaignRow({
  campaign,
  currency,
  zone,
  now,
}: {
  campaign: Campaign;
  currency: string;
  zone: string;
  now: Date;
}) {
  const { busy, pause, resume } = useCampaignActions();
  const { name, type, status, aiOptimized, counts, cause } = campaign;
  const waits = isScheduled(campaign, now);
  const isUnsent = endedUnsent(campaign);
  return (
    <Row aria-label={name}>
      <Top>
        <Glyph>{glyphs[type]}</Glyph>
        <Name>
          <h2>
            <RouterLink to={campaignHref(campaign)}>{name}</RouterLink>
          </h2>
          <p>{whenSentence(campaign, zone, now)}</p>
        </Name>
        {aiOptimized && <Tag icon={<Sparkles />}>AI-optimized</Tag>}
        {isUnsent ? <Badge status="inactive">Ended</Badge> : <Badge status={waits ? 'scheduled' : status} />}
        {status === 'active' && (
          <Button
            size="sm"
            iconOnly
            icon={<Pause />}
            label={`Pause ${name}`}
            busy={busy}
            onClick={() => void pause(campaign)}
          />
        )}
        {status === 'paused' && (
          <Button
            size="sm"
            iconOnly
            icon={<Play />}
            label={`Resume ${name}`}
            busy={busy}
            onClick={() => void resume(campaign)}
          />
        )}
        {status === 'draft' && (
          <ButtonLink
            to={campaignHref(campaign)}
            size="sm"
            iconOnly
            icon={<Play />}
            label={`${type === 'automation' ? 'Start' : 'Send'} ${name}`}
          />
        )}
        <CampaignMenu campaign={campaign} inRow />
      </Top>
      {cause && <Cause>{cause}</Cause>}
      {status !== 'draft' && !waits && !isUnsent && <CampaignFunnel counts={counts} currency={currency} />}
      {status === 'active' && !waits && <CampaignProgress campaign={campaign} />}
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  > span:first-child svg {
    width: 18px;
    height: 18px;
  }
  ${theme.media.phone} {
    flex-wrap: wrap;
  }
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
  h2 {
    ${theme.type.lg} overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  p {
    ${theme.type.sm} color: ${theme.color.text3};
  }
  ${theme.media.phone} {
    flex: 1 1 60%;
  }
`;

const Cause = styled.p`
  ${theme.type.sm}
  color: ${theme.tone.red.text};
  overflow-wrap: anywhere;
`;
