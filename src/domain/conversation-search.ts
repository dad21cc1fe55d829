import { foldText } from './contact';

/** What searching for people and subjects looks through. Greek's final sigma counts as any other. */
export const conversationSearch = ({
  name,
  address,
  subject,
}: {
  name: string;
  address: string;
  subject: string;
}): string => foldText([name, address, subject].join(' ')).replaceAll('ς', 'σ');
