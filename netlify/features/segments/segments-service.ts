import type { Segment, SegmentRules } from '../../../src/contracts/segments';
import { contactLabel } from '../../../src/domain/contact';
import { segmentLimits } from '../../../src/domain/segment';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { SegmentRow, SegmentsRepository } from './segments-repository';

/** Saved queries about contacts. Results are never stored: every call gives the current answer. */
export function makeSegmentsService({
  repository,
  clock,
  ids,
}: {
  repository: SegmentsRepository;
  clock: Clock;
  ids: Ids;
}) {
  return {
    list: async (workspaceId: string) => ({ items: (await repository.list(workspaceId)).map(present) }),

    async create(workspaceId: string, { name, rules }: Wish): Promise<Segment> {
      const at = clock.now();
      const row = { workspaceId, id: ids.id(), name, rules, createdAt: at, updatedAt: at };
      const outcome = await repository.add(row, segmentLimits.segments);
      if (outcome === 'taken') throw taken(name);
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `A workspace can have at most ${segmentLimits.segments} segments. Delete one you don’t need.`,
        );
      return present(row);
    },

    async change(workspaceId: string, id: string, { name, rules }: Wish): Promise<Segment> {
      const outcome = await repository.change(workspaceId, { id, name, rules, updatedAt: clock.now() });
      if (outcome === null) throw notFound('segment');
      if (outcome === 'taken') throw taken(name);
      return present(outcome);
    },

    async remove(workspaceId: string, id: string): Promise<{ id: string }> {
      if (!(await repository.remove(workspaceId, id))) throw notFound('segment');
      return { id };
    },

    /** Throws `unavailable` when the answer takes longer than anybody would wait. */
    async count(workspaceId: string, rules: SegmentRules) {
      const answer = await repository.count(workspaceId, rules, clock.now());
      if (answer === 'too-long')
        throw new AppError(
          'unavailable',
          'Counting these contacts is taking too long. You can save the segment as it is, or use fewer or narrower rules for a faster count.',
        );
      return {
        ...answer,
        sample: answer.sample.map(({ id, name, company, email, phone }) => ({
          id,
          name: contactLabel({ name, company, email, phone }).slice(0, 200),
          email,
        })),
      };
    },
  };
}

function taken(name: string): AppError {
  const sentence = `A segment named “${name}” already exists. Choose another name.`;
  return new AppError('conflict', sentence, { fields: { name: sentence } });
}

const present = ({ id, name, rules, updatedAt }: SegmentRow): Segment => ({
  id,
  name,
  rules: rules as SegmentRules,
  updatedAt: updatedAt.toISOString(),
});

export type SegmentsService = ReturnType<typeof makeSegmentsService>;

type Wish = Pick<Segment, 'name' | 'rules'>;
