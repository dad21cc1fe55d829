/**
 * The second part of opening a demo: its sample data beyond what the first page shows, written by a job while the
 * visitor already looks at that page. Calls that need them wait (netlify/http/sample-waiting.ts).
 */
export function makeDemoFilling({ repository, seeds }: Dependencies) {
  return {
    /**
     * Job fill-demo. A run that died is done again: each seed writes all of its rows in one transaction, or finds that
     * they are there.
     */
    async fillDemo({ workspaceId }: { workspaceId: string }): Promise<void> {
      const demo = await repository.findDue(workspaceId);
      if (!demo) return; // already complete, or deleted
      for (const seed of seeds) await seed(demo);
      await repository.markComplete(workspaceId);
    },
  };
}

export interface DemoToFill {
  id: string;
  zone: string;
  owner: { id: string; name: string };
  openedAt: Date;
}

interface Dependencies {
  repository: {
    /** Null unless its sample data are due. */
    findDue(workspaceId: string): Promise<DemoToFill | null>;
    markComplete(workspaceId: string): Promise<void>;
  };
  /** In this order: each may build on those before. */
  seeds: ((demo: DemoToFill) => Promise<void>)[];
}
