import type { BusinessProfile } from '../../src/domain/business-profile';
import type { InboxChannel, MessageSender } from '../../src/domain/conversation';

/**
 * Drafts an answer to a customer, and says what a thread is about. It claims nothing that profile and knowledge do not
 * say; where they say nothing, there is no text and a sentence about what is missing. Never throws for what a model does.
 */
export interface AnswersPort {
  draft(request: AnswerRequest): Promise<AnswerDraft>;
  summarise(thread: readonly ThreadLine[]): Promise<ThreadSummary>;
}

export interface AnswerRequest {
  profile: BusinessProfile;
  /** What the owner told us and the website says, newest first. */
  known: readonly Known[];
  /** Oldest first; the last lines of the customer are what is answered. */
  thread: readonly ThreadLine[];
  /** '' while nobody knows it. */
  customer: string;
  /** It decides the form: a letter by email, a line or two anywhere else. */
  channel: InboxChannel;
  /** The business's own calendar day. */
  today: string;
}

/** A question with its answer, or something that is simply so. */
export interface Known {
  id: string;
  kind: 'question' | 'service' | 'price' | 'fact';
  text: string;
  /** The answer to a question, the price of a service. */
  detail: string;
}

export interface ThreadLine {
  sender: MessageSender;
  text: string;
}

export interface AnswerDraft {
  /** '' when nothing that is known answers it. */
  text: string;
  /** What the draft leaves out, and what would have to be known; '' when nothing is missing. */
  missing: string;
  /** Where an owner can add what is not known; null when nothing of the kind is missing. */
  addTo: 'profile' | 'material' | null;
  /** Where the statements come from. */
  sources: AnswerSource[];
  /** A model's name, or the built-in writer's. */
  writtenBy: string;
}

export type AnswerSource = { from: 'profile'; label: string } | { from: 'material'; label: string; id: string };

export interface ThreadSummary {
  points: string[];
  writtenBy: string;
}
