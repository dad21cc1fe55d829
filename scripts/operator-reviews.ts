import { mailReviewing } from '../netlify/features/campaigns/reviews/mail-review-repository';
import { systemIds } from '../netlify/providers/system/ids';
import { fraudSignWords } from '../src/domain/fraud-signs';
import { oneLine } from './format-table';
import type { OperatorCommand } from './operator-command';
import { list, MANY, minute, UUID } from './operator-listing';

export const reviewCommands: Record<string, OperatorCommand> = {
  held: {
    usage: 'held [id]',
    about: 'campaign emails held because they read like fraud; with an id, one of them in full',
    arguments: [0, 1],
    run: async ([id]) => (id === undefined ? listReviews() : showReview(await findReview(id))),
  },
  release: {
    usage: 'release <id>',
    about: 'approves a held campaign email, so it can be sent',
    arguments: [1, 1],
    run: ([id = ''], _options, { now }) => decideReview(id, 'released', now),
  },
  refuse: {
    usage: 'refuse <id>',
    about: 'rejects a held campaign email, so it is not sent',
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
    'No campaign emails are waiting for review.',
  );
}

async function findReview(id: string) {
  const found = UUID.test(id) ? await mailReviewing.find(id) : null;
  if (!found)
    throw new Error(`There is no held campaign email ${oneLine(id)}. List them with: npm run operator -- held`);
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
  if (!(await mailReviewing.decide(found, state, systemIds.id(), now))) return `It has already been ${state}.`;
  return state === 'released'
    ? `“${oneLine(found.subject)}” can now be sent. We’ve let ${oneLine(found.workspace)} know.`
    : `“${oneLine(found.subject)}” will not be sent. We’ve let ${oneLine(found.workspace)} know.`;
}
