import type { AutomationStep } from '../../../../src/domain/automation';

/**
 * Where people stand when steps change. Whoever is at a step that is still there stays at it, by its id. Whoever is at
 * one that is taken out, now or earlier, goes on with the first step that followed it and is still there.
 */
export function placeMoves(before: readonly AutomationStep[], after: readonly AutomationStep[]): PlaceMoves {
  const places = new Map(after.map(({ id }, n) => [id, n]));
  const onward = (from: number): number => {
    const next = before.slice(from).find(({ id }) => places.has(id));
    return next ? places.get(next.id)! : after.length;
  };
  const all = before.map(({ id }, n) => ({ stepId: id, from: n, position: onward(n) }));
  return {
    known: before.map(({ id }) => id),
    gone: all.filter(({ stepId }) => !places.has(stepId)).map(({ stepId, position }) => ({ stepId, position })),
    lost: [
      ...all.map(({ from, position }) => ({ from, position })),
      { from: before.length, position: after.length },
    ].filter(({ from, position }) => from !== position),
  };
}

export interface PlaceMoves {
  /** Steps as they were. */
  known: string[];
  /** For those who are at a step that is taken out now. */
  gone: { stepId: string; position: number }[];
  /** For those whose step had been taken out before. */
  lost: { from: number; position: number }[];
}
