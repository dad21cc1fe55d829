import type { Output } from '../../../../src/contracts/endpoint';
import type { conversationThreadContract } from '../../../../src/contracts/conversation-thread';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { materialLimits } from '../../../../src/domain/material-limits';
import { languageOf } from '../../../../src/domain/text-language';
import { toLocal } from '../../../../src/domain/zoned-time';
import { AppError, notFound } from '../../../errors/app-error';
import type { AnswersPort, AnswerSource, Known } from '../../../ports/answers';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { OwnerMaterial } from '../../../ports/planner';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { SuggestionRepository } from './suggestion-repository';

/** Drafts for the composer, summaries, and what of a thread is worth keeping. Nothing here sends anything. */
export function makeSuggestionService({
  repository,
  answersOf,
  findProfile,
  told,
  firstName,
  clock,
  ids,
}: Dependencies) {
  return {
    async suggest(
      place: Place,
      conversationId: string,
    ): Promise<Output<typeof conversationThreadContract.createSuggestion>> {
      const [thread, profile] = await Promise.all([
        repository.readThread(place.id, conversationId),
        findProfile(place.id),
      ]);
      if (!thread) throw notFound('conversation');
      if (!profile) return { text: '', missing: NO_PROFILE, addLink: PROFILE, sources: [], writtenBy: '' };
      const [answers, material] = await Promise.all([answersOf(place.id), told(place)]);
      const { addTo, ...draft } = await answers.draft({
        profile,
        known: material.flatMap(knownOf),
        thread: thread.lines,
        customer: firstName(thread.name) ?? '',
        channel: thread.channel,
        today: toLocal(clock.now(), place.zone).date,
      });
      return {
        ...draft,
        addLink: addTo === null ? '' : LINKS[addTo],
        sources: draft.sources.map(({ label, from }) => ({ label, link: LINKS[from] })),
      };
    },

    async summarise(
      place: Place,
      conversationId: string,
    ): Promise<Output<typeof conversationThreadContract.getConversationSummary>> {
      const thread = await repository.readThread(place.id, conversationId);
      if (!thread) throw notFound('conversation');
      return (await answersOf(place.id)).summarise(thread.lines);
    },

    /** `faq` becomes a question with its answer; `idea` is what the planner builds a post on next. */
    async keep(place: Place, { conversationId, messageId, as, question, answer }: Kept): Promise<{ id: string }> {
      const now = clock.now();
      const id = ids.id();
      const added = await repository.addMaterial(
        place.id,
        { conversationId, messageId },
        {
          id,
          source: 'conversation',
          ...(as === 'faq'
            ? { kind: 'question' as const, question: '' }
            : { kind: 'answer' as const, question: ASKED }),
          text: question,
          detail: answer,
          language: languageOf(`${question} ${answer}`),
          createdAt: now,
          updatedAt: now,
        },
      );
      if (added === 'unknown') throw notFound('message');
      if (added === 'full')
        throw new AppError(
          'conflict',
          `You can keep at most ${materialLimits.rows} answers. Delete some that you no longer need.`,
        );
      return { id };
    },
  };
}

/** Stories of the interview answer no customer; questions with their answers do, whoever asked them. */
const knownOf = ({ id, kind, question, text, detail }: OwnerMaterial): Known[] => {
  if (kind === 'review') return [];
  if (kind !== 'answer') return [{ id, kind, text, detail }];
  return ASKED_KEYS.has(question) ? [{ id, kind: 'question', text, detail }] : [];
};

const PROFILE = '/dashboard/content-engine?tab=settings';
const LINKS: Record<AnswerSource['from'], string> = {
  profile: PROFILE,
  material: '/dashboard/content-engine?tab=ideas',
};

const NO_PROFILE = 'Describe your business first: answers are drafted from its profile.';
/** The question of the week whose answers are questions of customers (src/domain/owner-question-list.ts). */
const ASKED = 'asked-lately';
const ASKED_KEYS: ReadonlySet<string> = new Set(['people-ask', 'people-get-wrong', ASKED]);

type Place = WorkspacePart<'id' | 'zone'>;
export type SuggestionService = ReturnType<typeof makeSuggestionService>;

interface Kept {
  conversationId: string;
  messageId: string;
  as: 'faq' | 'idea';
  question: string;
  answer: string;
}

interface Dependencies {
  repository: SuggestionRepository;
  /** A model of the workspace's own where it wants one, else the built-in writer. */
  answersOf(workspaceId: string): Promise<AnswersPort>;
  findProfile(workspaceId: string): Promise<BusinessProfile | null>;
  /** What may be told to outsiders. */
  told(place: Place): Promise<OwnerMaterial[]>;
  /** "Ada" for "Dr Ada Lovelace"; null for an empty name. */
  firstName(name: string): string | null;
  clock: Clock;
  ids: Ids;
}
