import type { Sentence } from './sentence';

const page = 'src/features/conversations/conversations-page.test.tsx';
const composer = 'src/features/conversations/composer/composer.test.tsx';
const thread = 'src/features/conversations/thread/thread-pane.test.tsx';

export const conversations: Sentence[] = [
  {
    says: 'Conversations: a list with a search box.',
    test: 'search asks for what was typed, says when nothing matches, and gives the way back',
    in: page,
  },
  {
    says: 'Conversations: filter tabs All, Unread, Open, Closed, each with a count.',
    test: 'with nothing chosen the page asks to select a conversation, and the tabs tell real counts',
    in: page,
  },
  {
    says: 'The filter tab changes the active filter but does not visibly filter the list.',
    departure: 'a tab filters the list: a filter that filters nothing is broken',
  },
  {
    says: "With nothing selected, the right pane shows the prompt 'Select a conversation'.",
    test: 'with nothing chosen the page asks to select a conversation, and the tabs tell real counts',
    in: page,
  },
  {
    says: 'Selecting a conversation changes the shown thread.',
    test: 'choosing one shows its thread, marks it as read, and stands in the address',
    in: page,
  },
  {
    says: 'Conversations: contact details beside the thread.',
    test: 'a contact’s details and timeline stand beside the thread',
    in: thread,
  },
  {
    says: 'Enter sends. The send button is disabled when the text is blank.',
    test: 'Enter sends, Shift Enter makes a new line, and blank is refused',
    in: composer,
  },
  {
    says: 'Message composer: text is trimmed and sending is refused when empty.',
    test: 'Enter sends, Shift Enter makes a new line, and blank is refused',
    in: composer,
  },
  {
    says: 'Sending a message only clears the input and adds nothing to the thread.',
    departure: 'it is sent, and stands in the thread at once with what became of it',
  },
  {
    says: 'Conversation: lastMessage, timestamp, unread flag. Message: id, sender (contact, ai, user), content, timestamp, type (text).',
    test: 'people, agents, notes and events are told apart',
    in: thread,
  },
  {
    says: 'An attach button is present.',
    test: 'files are uploaded when chosen, go with the message, and what is too large is refused in words',
    in: composer,
  },
  {
    says: 'An emoji button is present.',
    test: 'an emoji is found by a word and put where the cursor is',
    in: composer,
  },
];
