import { env } from '../netlify/config/env';
import { isSchemaCurrent } from '../netlify/database/schema-level';
import { withDatabase } from './open-database';
import { readArguments } from './operator-arguments';
import type { OperatorCommand } from './operator-command';
import { operatorCommands, operatorHelp } from './operator-commands';
import { readRootSecret } from './root-secret';

/** `npm run operator -- <command>`: an operator's tasks without a browser. Exit code 2: not understood; 1: failed. */
const { command, words, options } = understand(process.argv.slice(2));

await withDatabase(async ({ url, dataDir }) => {
  if (!(await isSchemaCurrent(url)))
    throw new Error(
      'The database is not at this version’s schema. Start the product once (npm start, or npm run dev), which updates it.',
    );
  const origin = (env().publicUrl ?? `http://localhost:${process.env.PORT || 8888}`).replace(/\/+$/, '');
  const context = { now: new Date(), dataDir, origin, secretChosen: readRootSecret(dataDir)?.chosen ?? false };
  console.log(await command.run(words, options, context));
});

function understand(args: string[]): {
  command: OperatorCommand;
  words: string[];
  options: { search?: string; days?: string; until?: string };
} {
  try {
    const { values, positionals } = readArguments(args);
    const [name = 'help', ...words] = positionals;
    if (values.help || name === 'help') {
      console.log(operatorHelp());
      process.exit(0);
    }
    const command = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined;
    if (!command) return quit(`There is no command “${name}”.`);
    const [least, most] = command.arguments;
    if (words.length < least || words.length > most) return quit(`Write: npm run operator -- ${command.usage}`);
    for (const option of ['search', 'days', 'until'] as const)
      if (values[option] !== undefined && !command.usage.includes(`--${option}`))
        return quit(`${name} takes no --${option}. Write: npm run operator -- ${command.usage}`);
    return { command, words, options: { search: values.search, days: values.days, until: values.until } };
  } catch (error) {
    return quit(error instanceof Error ? error.message : String(error));
  }
}

function quit(sentence: string): never {
  console.error(`${sentence}\nAll commands: npm run operator -- help`);
  process.exit(2);
}
