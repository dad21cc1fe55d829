import { accountCommands } from './operator-accounts';
import type { OperatorCommand } from './operator-command';
import { eventCommands } from './operator-events';
import { queueCommands } from './operator-queues';
import { reviewCommands } from './operator-reviews';
import { secretCommands } from './operator-secrets';
import { workspaceCommands } from './operator-workspaces';

/** The commands of `npm run operator -- <name> …`. Each returns text for the terminal, or throws a sentence. */
export const operatorCommands: Record<string, OperatorCommand> = {
  ...accountCommands,
  ...workspaceCommands,
  ...queueCommands,
  ...eventCommands,
  ...reviewCommands,
  ...secretCommands,
};

/** One line per command. */
export const operatorHelp = (): string =>
  [
    'npm run operator -- <command>',
    '',
    ...Object.values(operatorCommands)
      .map(({ usage, about }) => [usage, about])
      .map(([usage = '', about]) => `  ${usage.padEnd(40)}${about}`),
  ].join('\n');
