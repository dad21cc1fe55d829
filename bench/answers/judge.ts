import { readFileSync } from 'node:fs';
import { completeDetails } from '../../src/domain/business-details';
import type { BusinessProfile } from '../../src/domain/business-profile';
import type { InboxChannel } from '../../src/domain/conversation';
import type { Known } from '../../netlify/ports/answers';
import { draftAnswer } from '../../netlify/providers/builtin/answers/builtin-answers';

/** node --import tsx bench/answers/judge.ts bench/answers/judged-november-fourth.json: the drafts, to be read by people. */
const set = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  business: Omit<BusinessProfile, 'details'> & { details: Told };
  known: [Known['kind'], string, string][];
  messages: [InboxChannel, string, string][];
}[];

let number = 0;
for (const { business, known, messages } of set) {
  const { hours = [], from = '', to = '', prices = [], ...details } = business.details;
  for (const [channel, customer, message] of messages) {
    const draft = draftAnswer({
      profile: {
        ...business,
        details: completeDetails({
          ...details,
          hours: hours.map((day) => ({ day, from, to })),
          prices: prices.map(([offer, price]) => ({ offer, price })),
        }),
      },
      known: known.map(([kind, text, detail], index) => ({ id: `k${index}`, kind, text, detail })),
      thread: [{ sender: 'contact', text: message }],
      customer: customer.split(' ')[0]!,
      channel,
      today: '2026-11-28',
    });
    number += 1;
    const sources = draft.sources.map(({ label }) => label).join(' | ');
    process.stdout.write(`\n#${number} ${business.name} (${channel}) ${customer}: ${message}\n`);
    process.stdout.write(`${draft.text.replace(/^/gmu, '    ')}\n  missing: ${draft.missing}\n  from: ${sources}\n`);
  }
}

interface Told {
  phone?: string;
  email?: string;
  address?: string;
  link?: string;
  linkKind?: 'book' | 'order' | 'visit';
  hours?: number[];
  from?: string;
  to?: string;
  prices?: [string, string][];
}
