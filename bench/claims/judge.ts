import { readFileSync } from 'node:fs';
import type { ClaimLanguage } from '../../src/domain/claims/claim-language';
import { unsupportedClaims, type Given } from '../../src/domain/claims/unsupported-claims';

/** node --import tsx bench/claims/judge.ts bench/claims/judged-november-first.json: what the checker of claims finds in texts that were written after it. */
const judged = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  business: string;
  language: ClaimLanguage;
  given: Given;
  texts: { invented: string | null; text: string }[];
}[];

const counts = { caught: 0, missed: 0, faithful: 0, 'false alarms': 0 };
for (const { business, language, given, texts } of judged)
  for (const { invented, text } of texts) {
    const said = unsupportedClaims(text, given, language).map((claim) => claim.said);
    const verdict = invented ? (said.length > 0 ? 'caught' : 'missed') : said.length > 0 ? 'false alarms' : 'faithful';
    counts[verdict] += 1;
    if (verdict !== 'faithful')
      process.stdout.write(`${verdict}: ${business}: ${invented ?? text.slice(0, 60)} [${said.join(' | ')}]\n`);
  }
process.stdout.write(`${JSON.stringify(counts)}\n`);
