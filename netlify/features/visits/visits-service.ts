import type { VisitSite } from '../../../src/contracts/visits';
import { MOST_VISIT_SITES } from '../../../src/domain/visit-host';
import { makeVisitKey } from '../../../src/domain/visit-key';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { VisitSiteRow, VisitsRepository } from './visits-repository';

/** The websites of a business whose pages report visits. */
export function makeVisitsService({ repository, clock, ids }: Dependencies) {
  return {
    list: async (workspaceId: string) => ({ items: (await repository.list(workspaceId)).map(present) }),

    async create(workspaceId: string, hosts: string[]): Promise<VisitSite> {
      const row = {
        workspaceId,
        id: ids.id(),
        key: makeVisitKey(workspaceId, ids.token(9)),
        hosts: [...new Set(hosts)],
        seenAt: null,
        seenPage: '',
        createdAt: clock.now(),
      };
      if ((await repository.add(row, MOST_VISIT_SITES)) === 'full')
        throw new AppError(
          'conflict',
          `A workspace can measure at most ${MOST_VISIT_SITES} websites. Add the domain to one that you have, or remove one.`,
        );
      return present(row);
    },

    async change(workspaceId: string, id: string, hosts: string[]): Promise<VisitSite> {
      const row = await repository.change(workspaceId, id, [...new Set(hosts)]);
      if (!row) throw notFound('website');
      return present(row);
    },

    async remove(workspaceId: string, id: string): Promise<{ id: string }> {
      if (!(await repository.remove(workspaceId, id))) throw notFound('website');
      return { id };
    },

    async check(workspaceId: string, id: string): Promise<VisitSite> {
      const row = await repository.find(workspaceId, id);
      if (!row) throw notFound('website');
      return present(row);
    },
  };
}

const present = ({ id, key, hosts, seenAt, seenPage }: VisitSiteRow): VisitSite => ({
  id,
  key,
  hosts,
  seenAt: seenAt?.toISOString() ?? null,
  seenPage,
});

export type VisitsService = ReturnType<typeof makeVisitsService>;

interface Dependencies {
  repository: VisitsRepository;
  clock: Clock;
  ids: Ids;
}
