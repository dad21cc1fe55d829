import { accountCommands } from './operator-accounts';
import type { OperatorCommand } from './operator-command';
import { queueCommands } from './operator-queues';
import { reviewCommands } from './operator-reviews';
import { secretCommands } from './operator-secrets';
import { workspaceCommands } from './operator-workspaces';

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
