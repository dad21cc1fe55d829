import { Suspense, useState, type ComponentType } from 'react';
import { UnsavedPlaceContext } from '../hooks/use-unsaved';
import { Panel } from './panel';
import { Skeleton, SkeletonRows } from './skeleton';

/** Shows the chosen part and keeps those that were open before, hidden, so that nothing typed in them is lost. */
export function Kept<Name extends string>({
  chosen,
  parts,
  labels,
}: {
  chosen: Name;
  parts: Record<Name, ComponentType>;
  labels: Record<Name, string>;
}) {
  const [seen, setSeen] = useState<readonly Name[]>([chosen]);
  if (!seen.includes(chosen)) setSeen([...seen, chosen]);
  return seen.map((name) => {
    const Part: ComponentType = parts[name];
    return (
      <div key={name} hidden={name !== chosen} style={name === chosen ? { display: 'contents' } : undefined}>
        <Suspense
          fallback={
            <Panel label="Loading">
              <Skeleton label="Loading settings">
                <SkeletonRows count={4} />
              </Skeleton>
            </Panel>
          }
        >
          <UnsavedPlaceContext value={labels[name]}>
            <Part />
          </UnsavedPlaceContext>
        </Suspense>
      </div>
    );
  });
}
