import { env } from '../netlify/config/env';
import { mailReviewing } from '../netlify/features/campaigns/mail-review-repository';
import { administration } from '../netlify/features/operator/administration-repository';
import { operatorRepository } from '../netlify/features/operator/operator-repository';
import { metricsToken } from '../netlify/http/metrics-access';
import { secondFactor } from '../netlify/http/second-factor-wiring';
import { sha256 } from '../netlify/providers/system/digest';
import { systemIds } from '../netlify/providers/system/ids';
import { causeOf } from '../netlify/queue/failed-jobs';
import { fraudSignWords } from '../src/domain/fraud-signs';
import { happenings } from '../src/domain/happenings';
import { type PlanName, planNames, TRIAL_DAYS } from '../src/domain/plan';
import { addDays, toInstant } from '../src/domain/zoned-time';
import { formatTable, oneLine } from './format-table';
import { accountCommands } from './operator-accounts';
import type { OperatorCommand } from './operator-command';
import { queueCommands } from './operator-queues';
import { reviewCommands } from './operator-reviews';
import { secretCommands } from './operator-secrets';
import { workspaceCommands } from './operator-workspaces';
import { keepRootSecret, newRootSecret } from './root-secret';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';

/** What `npm run operator -- <name> …` does. Each answers with text for the terminal, or throws with a sentence. */
export const operatorCommands: Record<string, OperatorCommand> = {
  ...accountCommands,
  ...workspaceCommands,
  ...queueCommands,
  ...reviewCommands,
  ...secretCommands,
};

/** Every command on a line. */
export const operatorHelp = (): string =>
  [
    'npm run operator -- <command>',
    '',
    ...Object.values(operatorCommands)
      .map(({ usage, about }) => [usage, about])
      .map(([usage = '', about]) => `  ${usage.padEnd(40)}${about}`),
  ].join('\n');
