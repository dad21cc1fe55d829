import { Clock, GitFork, Mail, Tag } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StepKind } from '../step-list';

export const stepGlyphs: Record<StepKind, ReactElement> = {
  wait: <Clock />,
  send: <Mail />,
  condition: <GitFork />,
  tag: <Tag />,
};
