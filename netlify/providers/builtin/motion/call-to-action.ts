import { sentenceCase } from '../designer/prompt/prompt-facts';
import { promptContacts } from '../designer/prompt/prompt-contacts';
import type { Sector, Topic } from '../designer/subjects/topic';

/** What to do next, at most 28 letters: a way to reach the business, else what the prompt asks people to do, else an invitation that claims nothing. */
export function callToAction(prompt: string, facts: readonly string[], topic: Topic | null): string {
  const contact = facts.find((fact) => fact.length <= LONGEST && isContact(fact));
  if (contact) return contact;
  const asked = askedFor.exec(prompt)?.[0];
  if (asked) return sentenceCase(asked.toLowerCase().replace(/\s+/g, ' '));
  return topic ? invitations[topic.sector] : 'Find out more';
}

export const isContact = (fact: string): boolean => promptContacts(fact).contacts.length > 0;

const LONGEST = 28;
const askedFor = /\b(?:(?:book|order|shop|call|apply|register|enquire|sign up|subscribe|reserve|buy) (?:now|online|today)|book your (?:table|place|seat|spot|visit|appointment|room|stay)|join us|visit us|sign up|save the date|get in touch|come and see us)\b/i;
const invitations: Readonly<Record<Sector, string>> = {
  food: 'Come by', drink: 'Come by', home: 'Get in touch', health: 'Get in touch', beauty: 'Get in touch', active: 'Find out more', shop: 'Take a look', work: 'Get in touch',
  learn: 'Find out more', events: 'Join us', travel: 'Find out more', animals: 'Find out more', tech: 'Get in touch', motor: 'Get in touch', arts: 'Find out more', nature: 'Find out more',
};
