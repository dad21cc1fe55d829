import { pluralise } from '../../lib/pluralise';
import { safeName, type SystemEmail } from './system-email';

/** To a member of a workspace: the week's ideas, and the page on which one is chosen. `url`: null where nothing names it. */
export function decisionEmail({ workspace, ideas, until, isReminder, url }: DecisionAbout): SystemEmail {
  const where = safeName(workspace);
  const named = ideas.map(({ title }) => `“${safeName(title, TITLE_CHARACTERS)}”`);
  return {
    subject: isReminder
      ? `Still to choose at ${where}: one of ${pluralise(ideas.length, 'idea')}`
      : `Your ideas for this week at ${where}`,
    preheader: named.join(', '),
    heading: 'Which one shall we make?',
    paragraphs: ideas.map(({ hook }, at) => `${at + 1}. ${named[at]} – ${safeName(hook, TITLE_CHARACTERS)}`),
    ...(url !== null && { action: { label: 'Choose an idea', url } }),
    after: [
      `The choice is open until ${until}. The first answer counts, wherever it is given: here, in the app or in a call.`,
      ...(url === null
        ? ['Open the Content Engine in Fourbeat to choose.']
        : ['Keep this link to yourself: whoever opens it can choose for you.']),
      'You get at most three of these emails a week. To get none, turn off Proactive suggestions under Content Engine, Settings.',
    ],
  };
}

const TITLE_CHARACTERS = 160;

export interface DecisionAbout {
  workspace: string;
  ideas: readonly { title: string; hook: string }[];
  /** "Thursday 3 December at 07:00" */
  until: string;
  isReminder: boolean;
  url: string | null;
}
