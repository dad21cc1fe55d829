import { readdirSync, readFileSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { MIGRATION_FILE, wasChanged } from '../netlify/database/migrate';

/**
 * Reports a new migration, or a change of one that was applied at the start. It applies nothing: a draft is
 * completed by hand first, and an applied one must not change.
 */
export function watchMigrations(
  say: (sentence: string) => void,
  folder = resolve('netlify/database/schema-migrations'),
): { stop(): Promise<void> } {
  const applied = readAll(folder);
  const said = new Set<string>();
  const tell = (subject: string, sentence: string): void => {
    if (said.has(subject)) return;
    said.add(subject);
    say(sentence);
  };
  const watching = watch(folder, () => {
    for (const [name, text] of readAll(folder)) {
      if (!applied.has(name))
        tell(
          name,
          `${name} is a new migration. Complete it, then apply it with \`npm run db:migrate\`; nothing needs to stop. Otherwise the next start applies it.`,
        );
      else if (applied.get(name) !== text) tell(`${name} changed`, wasChanged(name));
    }
  });
  return { stop: async () => watching.close() };
}

function readAll(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => MIGRATION_FILE.test(name))
      .flatMap((name) => {
        try {
          return [[name, readFileSync(join(folder, name), 'utf8')] as const];
        } catch {
          return []; // an editor may replace the file
        }
      }),
  );
}
