import { scoreLevel } from '../domain/score';
import { Badge } from './badge';

/** A score out of 100, with its number. */
export function ScoreBadge({ score }: { score: number }) {
  return <Badge status={`score-${scoreLevel(score)}`}>{Math.round(score)}</Badge>;
}
