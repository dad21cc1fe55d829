import { isbot } from 'isbot';
import type { VisitSigns } from '../../../ports/visitor';
import referrerSpam from './referrer-spam.json';

/**
 * Programs by isbot's patterns, which its authors keep; referrer spam by the list that Matomo's community keeps. No
 * package has that list, so a dated copy lies here: referrer-spam.json names its source.
 */
export const builtinVisitSigns: VisitSigns = {
  isMachine: (agent) => agent.length < SHORTEST_AGENT || isbot(agent),
  isSpam: (host) => {
    const labels = host.split('.');
    return labels.some((_label, at) => spamHosts().has(labels.slice(at).join('.')));
  },
};

let known: ReadonlySet<string> | undefined;
const spamHosts = (): ReadonlySet<string> => (known ??= new Set(referrerSpam.hosts));

/** No browser says less than "Mozilla/5.0 (…)". */
const SHORTEST_AGENT = 12;
