import type { Actor } from '../../../../src/domain/activity';
import type { PostingSlot } from '../../../../src/domain/cycle';
import { slotInWords } from '../../../../src/domain/insight-words';
import { slotAsked, stepOf, type InsightFacts } from '../../../../src/domain/insight';
import { AppError } from '../../../errors/app-error';
import type { WorkspacePart } from '../../../ports/workspace-scope';

/** What the content engine does for insights. */
export interface InsightEngine {
  readSlot(workspaceId: string): Promise<PostingSlot | null>;
  /** False when the stored slot is not `from`. */
  changeSlot(workspaceId: string, from: PostingSlot | null, to: PostingSlot | null): Promise<boolean>;
  /** Adds one idea that fits to this week's, with the evidence named. */
  addIdea(place: Place, wish: IdeaWish, actor: Actor): Promise<{ id: string; title: string }>;
  /** False when a post was made from it; also true when it is gone. */
  removeIdea(workspaceId: string, ideaId: string): Promise<boolean>;
  /** A draft of the words of an earlier post; null when that is gone. */
  draftFrom(place: Place, pieceId: string, actor: Actor): Promise<{ id: string; title: string } | null>;
  /** False when somebody has edited it or it is published; also true when it is gone. */
  removeDraft(place: Place, pieceId: string, actor: Actor): Promise<boolean>;
}

/** Does what an insight suggests. Throws when that is no longer possible. */
export async function applyStep(
  engine: InsightEngine,
  place: Place,
  facts: InsightFacts,
  { text, actor }: { text: string; actor: Actor },
): Promise<InsightDone> {
  switch (stepOf(facts)) {
    case 'slot': {
      const before = await engine.readSlot(place.id);
      const after = slotAsked(facts, before ?? slotOf(facts))!;
      if (!(await engine.changeSlot(place.id, before, after))) throw new AppError('conflict', MEANWHILE);
      return { step: 'slot', before, after, text: `New posts are now scheduled for ${slotInWords(after)} by default.` };
    }
    case 'idea': {
      const feature = facts.kind === 'content' ? facts.feature : 'photo';
      const idea = await engine.addIdea(place, { feature, evidence: text }, actor);
      return { step: 'idea', id: idea.id, text: `“${cut(idea.title)}” was added to this week’s ideas.` };
    }
    case 'draft': {
      const from = facts.kind === 'change' ? facts.post : null;
      const piece = from && (await engine.draftFrom(place, from.id, actor));
      if (!piece)
        throw new AppError('conflict', 'The post behind this insight was deleted, so there is nothing to start from.');
      return { step: 'draft', id: piece.id, text: `The draft “${cut(piece.title)}” is in your queue.` };
    }
    case null:
      throw new AppError('conflict', 'There is nothing to apply here. Use the link beside this insight.');
  }
}

/** Undoes what was applied. Throws with a sentence if somebody has built on it since. */
export async function undoStep(engine: InsightEngine, place: Place, done: InsightDone, actor: Actor): Promise<void> {
  if (done.step === 'slot' && !(await engine.changeSlot(place.id, done.after, done.before)))
    throw new AppError('conflict', 'The posting time has been changed since, so it stays as it is.');
  if (done.step === 'idea' && !(await engine.removeIdea(place.id, done.id)))
    throw new AppError('conflict', 'A post was made from this idea, so it stays. Delete the post first.');
  if (done.step === 'draft' && !(await engine.removeDraft(place, done.id, actor)))
    throw new AppError('conflict', 'You have worked on the draft since, so it stays. You can delete it in the queue.');
}

const slotOf = (facts: InsightFacts): PostingSlot =>
  facts.kind === 'best-hour' || facts.kind === 'best-weekday' ? facts.slot : { weekday: 4, time: '16:30' };

const cut = (title: string): string => ([...title].length > 80 ? `${[...title].slice(0, 79).join('')}…` : title);

const MEANWHILE = 'Somebody else has just changed the posting time. Try again.';

export type Place = WorkspacePart<'id' | 'zone'>;

/** What Apply did, and what undo needs. */
export type InsightDone = { text: string } & (
  | { step: 'slot'; before: PostingSlot | null; after: PostingSlot }
  | { step: 'idea'; id: string }
  | { step: 'draft'; id: string }
);

export interface IdeaWish {
  feature: 'photo' | 'question' | 'short-title';
  evidence: string;
}
