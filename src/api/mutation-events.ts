import { isAction } from '@reduxjs/toolkit';

/**
 * Action matchers of a mutation by the endpoint's name: `mutationEvents<typeof creativeApi>()('generateImage')`.
 * They match what `creativeApi.endpoints.generateImage` matches, but a slice that listens this way does not pull
 * the endpoints and their contract into the first load.
 */
export const mutationEvents =
  <Api extends { endpoints: object }>() =>
  <Name extends keyof Api['endpoints'] & string>(name: Name): Events<Api['endpoints'][Name]> => {
    const says = (status: string) => (action: unknown) =>
      isAction(action) &&
      action.type === `api/executeMutation/${status}` &&
      (action as unknown as MutationAction).meta.arg.endpointName === name;
    return {
      matchPending: says('pending'),
      matchFulfilled: says('fulfilled'),
      matchRejected: says('rejected'),
    } as unknown as Events<Api['endpoints'][Name]>;
  };

type Matcher = 'matchPending' | 'matchFulfilled' | 'matchRejected';
type Events<E> = Pick<E, Matcher & keyof E>;

interface MutationAction {
  meta: { arg: { endpointName: string } };
}
