import { relative, resolve } from 'node:path';
import { folderOwner } from '../netlify/database/embedded-leftovers';
import { findFreePort } from './ports';

/** The message, with a working command, when the port is taken: a second instance needs its own data folder. */
export async function sayPortTaken(
  port: number,
  command: string,
  { dataDir = process.env.DATA_DIR || '.data', external = Boolean(process.env.DATABASE_URL) } = {},
): Promise<string> {
  const free = await findFreePort(port + 10);
  const owner = external ? undefined : folderOwner(resolve(dataDir));
  if (owner === undefined || owner === process.pid)
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${free} ${command}`;
  const shown = relative('.', resolve(dataDir)) || dataDir;
  return [
    `Port ${port} and the data in ${shown} are in use by process ${owner}: Fourbeat is already running, perhaps at http://localhost:${port}.`,
    `To run a second one alongside it, with its own data: PORT=${free} DATA_DIR=${shown}-${free} ${command}`,
  ].join('\n');
}
