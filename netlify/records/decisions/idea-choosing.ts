import { and, eq } from 'drizzle-orm';
import type { IdeaChoice, Settled } from '../../../src/domain/idea-choice';
import type { Transaction } from '../../database/client';
import { decisions } from '../../database/schema/decisions';
import { ideas } from '../../database/schema/engine';
import { decisionOfIdea, takeDecision } from './decision-ledger';

/**
 * Notes that a post of an idea answers the week's decision, in the transaction that stores the post. Whoever asked for it
 * as an answer and comes second is told what was chosen; everybody else makes one more post, as the page says they can.
 */
export async function chooseIdea(tx: Transaction, ideaId: string, { strict, ...choice }: IdeaChoice) {
  const taken = await takeDecision(tx, decisionOfIdea(ideaId), { ...choice, answer: { choice: 'idea', ideaId } });
  if (taken || !strict) return null;
  const settled = await selectSettled(tx, ideaId);
  return settled && settled.ideaId !== ideaId ? settled : null;
}

async function selectSettled(tx: Transaction, ideaId: string): Promise<Settled | null> {
  const [found] = await tx
    .select({ choice: decisions.choice, channel: decisions.channel, ideaId: decisions.ideaId, title: ideas.title })
    .from(decisions)
    .leftJoin(ideas, eq(ideas.id, decisions.ideaId))
    .where(and(decisionOfIdea(ideaId), eq(decisions.state, 'answered')));
  return found?.choice && found.channel
    ? { choice: found.choice, channel: found.channel, ideaId: found.ideaId, title: found.title ?? '' }
    : null;
}
