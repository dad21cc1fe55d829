import type { CreationFolder } from '../contracts/creation-folders';
import type { MadeCreation } from '../contracts/creation-making';
import type { Creation } from '../contracts/creation-record';
import type { CreationTemplate } from '../contracts/creation-templates';
import { creativeContract } from '../contracts/creative';
import type { Input } from '../contracts/endpoint';
import { engineContract } from '../contracts/engine';
import { imageStyles } from '../domain/image-format';
import { buildCreationDetails, buildReading, buildUsage } from './builders/creative';
import { buildProfile } from './builders/engine';
import { mockEndpoint, refuse } from './server';
// The page is lazy; importing it here keeps the loading out of each test's time limit.
import '../features/creative/creative-page';

/**
 * Mocks every request of the creative suite: only the built-in designer, and a library with these items. What a
 * test changes in `serverState` is what the next request returns; `lists` collects the library's queries.
 */
export function mockSuite(items: Creation[] = []) {
  const serverState: ServerState = { items, folders: [], templates: [] };
  const find = (id: string) => serverState.items.find((item) => item.id === id);
  mockEndpoint(engineContract.getProfile, () => buildProfile());
  mockEndpoint(creativeContract.getPictureReading, ({ prompt, headline, kicker, supporting, subject }) =>
    buildReading({
      headline: (headline || prompt).slice(0, 200),
      ...(kicker !== undefined && { kicker }),
      ...(supporting !== undefined && { supporting }),
      ...(subject !== undefined && { subject: subject || null }),
    }),
  );
  mockEndpoint(creativeContract.getUsage, () => buildUsage());
  mockEndpoint(creativeContract.listMakers, () => ({
    items: [{ id: 'built-in' as const, name: 'Built-in designer', styles: [...imageStyles] }],
  }));
  mockEndpoint(creativeContract.listTemplates, () => ({ items: serverState.templates }));
  const lists = mockEndpoint(creativeContract.listCreations, () => ({ items: serverState.items, nextCursor: null }));
  mockEndpoint(creativeContract.getLibrary, () => ({
    count: serverState.items.length,
    images: serverState.items.filter(({ type }) => type === 'image').length,
    videos: serverState.items.filter(({ type }) => type === 'video').length,
    folders: serverState.folders,
  }));
  mockEndpoint(creativeContract.getCreation, ({ creationId }) => {
    const found = find(creationId);
    return found ? buildCreationDetails({ ...found, ...serverState.details }) : refuse('not_found');
  });
  const updates = mockEndpoint(creativeContract.updateCreation, ({ creationId, ...changes }) => {
    const found = find(creationId);
    if (!found) return refuse('not_found');
    Object.assign(found, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    return found;
  });
  /** Replies to a request that makes something, and stores the result in the library. */
  const make = <E extends Making>(
    endpoint: E,
    answer: (input: Input<E>) => MadeCreation | ReturnType<typeof refuse> | Promise<MadeCreation>,
  ) =>
    mockEndpoint(endpoint as Making, async (input) => {
      const made = await answer(input as Input<E>);
      if ('refused' in made) return made;
      serverState.items = [made, ...serverState.items.filter(({ id }) => id !== made.id)];
      return made;
    });
  return { serverState, lists, updates, make };
}

type Making =
  | typeof creativeContract.generateImage
  | typeof creativeContract.generateVideo
  | typeof creativeContract.remixCreation;

interface ServerState {
  items: Creation[];
  folders: CreationFolder[];
  templates: CreationTemplate[];
  /** Details that each item's own view shows. */
  details?: Parameters<typeof buildCreationDetails>[0];
}
