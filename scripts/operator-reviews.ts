import { mailReviewing } from '../netlify/features/campaigns/mail-review-repository';
import { systemIds } from '../netlify/providers/system/ids';
import { fraudSignWords } from '../src/domain/fraud-signs';
import { oneLine } from './format-table';
import type { OperatorCommand } from './operator-command';
import { list, MANY, minute, UUID } from './operator-listing';

export const reviewCommands: Record<string, OperatorCommand> = {
  held: {
    usage: 'held [id]',
    about: 'campaign mails that speak like a fraud and wait for you; one with its text',
    arguments: [0, 1],
    run: async ([id]) => (id === undefined ? listReviews() : showReview(await findReview(id))),
  },
  release: {
    usage: 'release <id>',
    about: 'lets a held campaign mail go out',
    arguments: [1, 1],
    run: ([id = ''], _options, { now }) => decideReview(id, 'released', now),
  },
  refuse: {
    usage: 'refuse <id>',
    about: 'keeps a held campaign mail from going out',
    arguments: [1, 1],
    run: ([id = ''], _options, { now }) => decideReview(id, 'refused', now),
  },
};

async function listReviews(): Promise<string> {
  const rows = await mailReviewing.listHeld(MANY + 1);
  return list(
    ['ID', 'WORKSPACE', 'SUBJECT', 'WHY', 'SINCE'],
    rows,
    (row) => [row.id, row.slug, row.subject, row.sign, minute(row.heldAt)],
    'No campaign mail waits for you.',
  );
}

async function findReview(id: string) {
  const found = UUID.test(id) ? await mailReviewing.find(id) : null;
  if (!found)
    throw new Error(`There is no held campaign mail ${oneLine(id)}. List them with: npm run operator -- held`);
  return found;
}

const showReview = ({ workspace, subject, sign, state, text, links }: Awaited<ReturnType<typeof findReview>>): string =>
  [
    `From     ${oneLine(workspace)}`,
    `Subject  ${oneLine(subject)}`,
    `State    ${state}, because ${fraudSignWords[sign]}`,
    '',
    ...text.split('\n').map(oneLine),
    '',
    ...links.map((link) => `Link     ${oneLine(link)}`),
  ].join('\n');

async function decideReview(id: string, state: 'released' | 'refused', now: Date): Promise<string> {
  const found = await findReview(id);
  if (!(await mailReviewing.decide(found, state, systemIds.id(), now))) return `It was ${state} already.`;
  return state === 'released'
    ? `“${oneLine(found.subject)}” may go out; ${oneLine(found.workspace)} is told.`
    : `“${oneLine(found.subject)}” does not go out; ${oneLine(found.workspace)} is told.`;
}
