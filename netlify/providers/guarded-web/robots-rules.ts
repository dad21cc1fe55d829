import robotsParser from 'robots-parser';
import type { RawReply } from './exchange';

/**
 * The rules in robots.txt that apply to us (RFC 9309): 4xx and endless redirects mean no restrictions (2.3.1.2
 * and 2.3.1.3), 5xx that the whole site is closed for now (2.3.1.4). Only the first 500 KiB are read (2.5).
 */
export function readRobots(url: URL, reply: RawReply | null): RobotsRules {
  if (reply && reply.status >= 500) return () => 'down';
  if (!reply || reply.status !== 200) return () => 'yes';
  const lines = new TextDecoder().decode(reply.bytes).split(/\r\n|\r|\n/);
  if (reply.bytes.byteLength >= MAX_ROBOTS_BYTES) lines.pop(); // half a rule may mean the opposite
  const rules = robotsParser(url.href, withFewAgents(lines).join('\n'));
  const wildcards = lines.reduce((sum, line) => sum + (line.includes('*') ? line.length : 0), 0);
  return (asked) => {
    // Matching a rule with wildcards takes time proportional to rule × path: rules designed to take long count as a
    // refusal.
    if (wildcards * asked.pathname.length > MAX_WORK) return 'no';
    return rules.isAllowed(asked.href, ROBOT_NAME) === false ? 'no' : 'yes';
  };
}

/**
 * The parser copies a group's rules to each of its agents, a thousand times a thousand in a malicious file: only
 * those that concern us are kept.
 */
function withFewAgents(lines: string[]): string[] {
  let group: Set<string> | null = null;
  return lines.flatMap((line) => {
    const agent = /^\s*user-agent\s*:\s*([^#/\s]*)/i.exec(line)?.[1]?.toLowerCase();
    if (agent === undefined) {
      if (line.trim() !== '') group = null;
      return [line];
    }
    group ??= new Set();
    const name = agent === '*' || agent === ROBOT_NAME.toLowerCase() ? agent : 'another';
    if (group.has(name)) return [];
    group.add(name);
    return [`User-agent: ${name}`];
  });
}

/** Our product token in robots.txt. */
export const ROBOT_NAME = 'Fourbeat';
export const MAX_ROBOTS_BYTES = 500 * 1024;
/** In single-character comparisons; about a tenth of a second. */
const MAX_WORK = 50_000_000;

export type RobotsRules = (url: URL) => 'yes' | 'no' | 'down';
