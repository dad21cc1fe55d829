import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../../api/base-api';
import { locationRestored } from '../../api/location';
import { sessionEnded, sessionSlice } from '../../api/session';
import { paths } from '../../config/paths';
import { creativeContract } from '../../contracts/creative';
import { buildCreation, buildMadeCreation } from '../../testing/builders/creative';
import { mockEndpoint, refuse } from '../../testing/server';
import { creativeApi } from './creative-api';
import {
  creativeChoices,
  creativeSlice,
  creationViewed,
  deletionAsked,
  imageDraftEdited,
  selectBannerOffered,
  selectDeleted,
  selectImageDraft,
  selectVideoDraft,
  selectViewed,
  tabChosen,
  templateUndone,
  templateUsed,
  lastDescribedAgain,
  videoDraftEdited,
  viewChosen,
} from './creative-slice';

const makeStore = () =>
  configureStore({
    reducer: combineSlices(baseApi, sessionSlice, creativeSlice),
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });

const restored = (params: Record<string, string>, pathname: string = paths.creative) =>
  locationRestored({ pathname, params });

test('an image starts as a square photograph', () => {
  expect(selectImageDraft(makeStore().getState())).toEqual({
    prompt: '',
    aspectRatio: '1:1',
    style: 'photorealistic',
    maker: 'built-in',
    photo: null,
  });
});

test('the address names the tab and, in the library, the view; defaults stay out of it', () => {
  const store = makeStore();
  expect(creativeChoices.select(store.getState())).toMatchObject({
    tab: null,
    view: null,
    q: null,
    sort: null,
    creation: null,
  });
  store.dispatch(viewChosen('list'));
  expect(creativeChoices.select(store.getState())).toMatchObject({
    tab: null,
    view: null,
    q: null,
    sort: null,
    creation: null,
  });
  store.dispatch(tabChosen('library'));
  expect(creativeChoices.select(store.getState())).toMatchObject({ tab: 'library', view: 'list' });
});

test('an address brings back what it names, and ignores what it should not', () => {
  const store = makeStore();
  store.dispatch(restored({ tab: 'library', view: 'list' }));
  expect(store.getState().creative).toMatchObject({ tab: 'library', view: 'list' });
  store.dispatch(restored({ tab: 'nonsense' }));
  expect(store.getState().creative).toMatchObject({ tab: 'generate', view: 'list' });
  store.dispatch(restored({ tab: 'library' }));
  expect(store.getState().creative).toMatchObject({ tab: 'library', view: 'grid' });
  store.dispatch(restored({ tab: 'templates' }, paths.engine));
  expect(store.getState().creative.tab).toBe('library');
});

test('a template fills the description and the shape, and goes to the generate tab', () => {
  const store = makeStore();
  store.dispatch(tabChosen('templates'));
  store.dispatch(imageDraftEdited({ style: 'cartoon' }));
  store.dispatch(templateUsed({ template: 'story', prompt: 'Behind the scenes', aspectRatio: '9:16' }));
  expect(store.getState().creative.tab).toBe('generate');
  expect(selectImageDraft(store.getState())).toEqual({
    prompt: 'Behind the scenes',
    aspectRatio: '9:16',
    style: 'cartoon',
    maker: 'built-in',
    photo: null,
  });
  expect(selectBannerOffered(store.getState())).toBe(false);
});

test('4:1 is offered once the Email Banner set it, also after another shape was tried, until another template is used', () => {
  const store = makeStore();
  expect(selectBannerOffered(store.getState())).toBe(false);
  store.dispatch(templateUsed({ template: 'email-banner', prompt: 'News', aspectRatio: '4:1' }));
  expect(selectImageDraft(store.getState()).aspectRatio).toBe('4:1');
  store.dispatch(imageDraftEdited({ aspectRatio: '16:9' }));
  expect(selectBannerOffered(store.getState())).toBe(true);
  store.dispatch(templateUsed({ template: 'social-post', prompt: 'News', aspectRatio: '1:1' }));
  expect(selectBannerOffered(store.getState())).toBe(false);
});

test('what a template replaced comes back whole', () => {
  const store = makeStore();
  store.dispatch(imageDraftEdited({ prompt: 'My own words', aspectRatio: '4:3' }));
  const before = selectImageDraft(store.getState());
  store.dispatch(templateUsed({ template: 'email-banner', prompt: 'News', aspectRatio: '4:1' }));
  store.dispatch(templateUndone(before));
  expect(selectImageDraft(store.getState())).toEqual(before);
  expect(selectBannerOffered(store.getState())).toBe(false);
});

describe('a generation', () => {
  const draft = {
    prompt: 'Burger night',
    aspectRatio: '1:1' as const,
    style: 'artistic' as const,
    maker: 'built-in' as const,
  };

  test('that succeeds clears its description, keeps shape and style, and can be described again with its words', async () => {
    mockEndpoint(creativeContract.generateImage, () => buildMadeCreation());
    const store = makeStore();
    store.dispatch(imageDraftEdited(draft));
    await store.dispatch(creativeApi.endpoints.generateImage.initiate(draft));
    expect(selectImageDraft(store.getState())).toEqual({ ...draft, prompt: '', photo: null });
    store.dispatch(lastDescribedAgain('image'));
    expect(selectImageDraft(store.getState())).toEqual({ ...draft, photo: null });
  });

  test('leaves alone what was typed for the next picture meanwhile', async () => {
    mockEndpoint(creativeContract.generateImage, () => buildMadeCreation());
    const store = makeStore();
    store.dispatch(imageDraftEdited(draft));
    const running = store.dispatch(creativeApi.endpoints.generateImage.initiate(draft));
    store.dispatch(imageDraftEdited({ prompt: 'Something else' }));
    await running;
    expect(selectImageDraft(store.getState()).prompt).toBe('Something else');
  });

  test('that is cancelled gives its words back, unless others stand there already', async () => {
    mockEndpoint(creativeContract.cancelCreation, () =>
      buildCreation({ type: 'video', status: 'cancelled', prompt: 'A burger stacks itself' }),
    );
    const store = makeStore();
    const cancel = () =>
      store.dispatch(
        creativeApi.endpoints.cancelCreation.initiate({ creationId: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04' }),
      );
    await cancel();
    expect(selectVideoDraft(store.getState()).prompt).toBe('A burger stacks itself');
    store.dispatch(videoDraftEdited({ prompt: 'Doors open' }));
    await cancel();
    expect(selectVideoDraft(store.getState()).prompt).toBe('Doors open');
  });

  test('that fails keeps the description', async () => {
    mockEndpoint(creativeContract.generateImage, () => refuse('internal'));
    const store = makeStore();
    store.dispatch(imageDraftEdited(draft));
    await store.dispatch(creativeApi.endpoints.generateImage.initiate(draft));
    expect(selectImageDraft(store.getState()).prompt).toBe('Burger night');
  });
});

describe('a deletion', () => {
  const id = 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04';
  const remove = (store: ReturnType<typeof makeStore>) => {
    store.dispatch(deletionAsked(id));
    return store.dispatch(creativeApi.endpoints.deleteCreation.initiate({ creationId: id }));
  };

  test('closes the view at once and is remembered until it is put back', async () => {
    mockEndpoint(creativeContract.deleteCreation, () => ({ id }));
    mockEndpoint(creativeContract.restoreCreation, () => buildCreation({ id }));
    const store = makeStore();
    store.dispatch(creationViewed(id));
    const removing = remove(store);
    expect([selectViewed(store.getState()), selectDeleted(store.getState())]).toEqual([null, [id]]);
    await removing;
    expect(selectDeleted(store.getState())).toEqual([id]);
    await store.dispatch(creativeApi.endpoints.restoreCreation.initiate({ creationId: id }));
    expect(selectDeleted(store.getState())).toEqual([]);
  });

  test('that is refused is forgotten', async () => {
    mockEndpoint(creativeContract.deleteCreation, () => refuse('conflict', 'A post uses it.'));
    const store = makeStore();
    await remove(store);
    expect(selectDeleted(store.getState())).toEqual([]);
  });
});

test('nothing typed is left for the next person at this screen', () => {
  const store = makeStore();
  store.dispatch(imageDraftEdited({ prompt: 'Secret launch' }));
  store.dispatch(sessionEnded({ by: 'user' }));
  expect(selectImageDraft(store.getState()).prompt).toBe('');
});
