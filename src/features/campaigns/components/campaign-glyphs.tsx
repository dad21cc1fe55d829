import { Mail, Megaphone, Workflow } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CampaignType } from '../../../domain/campaign';

export const glyphs: Record<CampaignType, ReactElement> = {
  email: <Mail />,
  broadcast: <Megaphone />,
  automation: <Workflow />,
};
