import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { creativeContract } from '../../../contracts/creative';
import { buildClip, buildCreation } from '../../../testing/builders/creative';
import { buildSession } from '../../../testing/builders/session';
import { mockSuite } from '../../../testing/creative-server';
import { mockUpload } from '../../../testing/mock-upload';
import { renderApp } from '../../../testing/render';
import { mockEndpoint } from '../../../testing/server';
import { prepareClip } from './prepare-clip';
import { preparePhoto } from './prepare-photo';

// A canvas and a video decoder are what jsdom has not; how what they made is brought does not depend on them.
jest.mock('./prepare-photo', () => ({ preparePhoto: jest.fn() }));
jest.mock('./prepare-clip', () => ({ prepareClip: jest.fn() }));

const ID = 'c4d2e1f3-6a1e-4b6f-8b9b-0000000000c1';
const photo = (name: string) => new File(['raw'], name, { type: 'image/png' });
let calls: string[];
let suite: ReturnType<typeof mockSuite>;

beforeEach(() => {
  calls = [];
  suite = mockSuite();
  jest
    .mocked(preparePhoto)
    .mockReset()
    .mockResolvedValue(new Blob(['photo']));
  jest
    .mocked(prepareClip)
    .mockReset()
    .mockResolvedValue({ clip: new Blob(['0123456789']), poster: new Blob(['still']) });
  mockUpload(creativeContract.createPhoto, calls, () => {
    suite.serverState.items = [buildCreation({ title: 'Our shop front', source: 'uploaded' })];
    return suite.serverState.items[0];
  });
});

async function open() {
  const app = renderApp(`${paths.creative}?tab=library`, { session: buildSession() });
  await screen.findByRole('heading', { name: 'Your library is empty' });
  return { ...app, input: screen.getByLabelText('Photos and clips to upload') };
}
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test('a photograph is made small and clean, brought under its name, and stands in the library', async () => {
  const { user, input } = await open();
  await user.upload(input, photo('Shop front.png'));
  expect(await screen.findByRole('heading', { name: 'Our shop front' })).toBeVisible();
  expect(calls).toEqual(['POST /api/creative/photos?name=Shop+front.png, 5 bytes']);
  await said('1 file is in your library.');
});

test('a clip is brought in parts, then its still, then it is finished', async () => {
  mockEndpoint(creativeContract.createClip, ({ name, bytes }) => {
    calls.push(`begin ${name} ${bytes}`);
    return { id: ID, partBytes: 4, parts: 3 };
  });
  mockUpload(creativeContract.updateClipPart, calls, () => ({ part: 1 }));
  mockUpload(creativeContract.updateClipPoster, calls, () => ({ id: ID }));
  mockEndpoint(creativeContract.finishClip, ({ clipId, name }) => {
    calls.push(`finish ${clipId} ${name}`);
    suite.serverState.items = [buildClip({ title: 'Our kitchen', source: 'uploaded' })];
    return suite.serverState.items[0]!;
  });
  const { user, input } = await open();
  await user.upload(input, new File(['raw'], 'kitchen.mov', { type: 'video/quicktime' }));
  expect(await screen.findByRole('heading', { name: 'Our kitchen' })).toBeVisible();
  const clip = `/api/creative/clips/${ID}`;
  expect(calls).toEqual([
    'begin kitchen.mov 10',
    `PUT ${clip}/parts/1, 4 bytes`,
    `PUT ${clip}/parts/2, 4 bytes`,
    `PUT ${clip}/parts/3, 2 bytes`,
    `PUT ${clip}/poster, 5 bytes`,
    `finish ${ID} kitchen.mov`,
  ]);
});

test('a clip of an iPhone is brought where the system does not know what it is', async () => {
  mockEndpoint(creativeContract.createClip, ({ name, bytes }) => {
    calls.push(`begin ${name} ${bytes}`);
    return { id: ID, partBytes: 10, parts: 1 };
  });
  mockUpload(creativeContract.updateClipPart, calls, () => ({ part: 1 }));
  mockUpload(creativeContract.updateClipPoster, calls, () => ({ id: ID }));
  mockEndpoint(creativeContract.finishClip, () => {
    suite.serverState.items = [buildClip({ title: 'Our kitchen', source: 'uploaded' })];
    return suite.serverState.items[0]!;
  });
  await open();
  const clip = new File(['raw'], 'IMG_0142.MOV');
  drop([clip]);
  expect(await screen.findByRole('heading', { name: 'Our kitchen' })).toBeVisible();
  expect(calls[0]).toBe('begin IMG_0142.MOV 10');
  expect(jest.mocked(prepareClip).mock.calls[0]![0]).toBe(clip);
});

test('the button says which file is on its way', async () => {
  let go: (photo: Blob) => void = () => undefined;
  jest.mocked(preparePhoto).mockImplementation(
    () =>
      new Promise((settle) => {
        go = settle;
      }),
  );
  const { user, input } = await open();
  await user.upload(input, photo('one.png'));
  expect(await screen.findByRole('button', { name: 'Uploading' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(preparePhoto).toHaveBeenCalledTimes(1));
  go(new Blob(['photo']));
  expect(await screen.findByRole('button', { name: 'Upload' })).not.toHaveAttribute('aria-busy');
});

test('files that cannot be brought are named with their reason; the others come', async () => {
  jest.mocked(preparePhoto).mockImplementation(async (file) => {
    if ((file as File).name === 'broken.png') throw new Error('This browser cannot read it as a picture.');
    return new Blob(['photo']);
  });
  await open();
  drop([photo('broken.png'), photo('good.png'), new File(['raw'], 'menu.pdf', { type: 'application/pdf' })]);
  await said(
    '1 file uploaded. broken.png: This browser cannot read it as a picture. menu.pdf: You can only upload photos and clips here.',
  );
  expect(calls).toEqual(['POST /api/creative/photos?name=good.png, 5 bytes']);
});

test('files dragged over the library show where they go, and are brought when dropped', async () => {
  await open();
  const target = screen.getByRole('heading', { name: 'Your library is empty' });
  fireEvent.dragEnter(target, { dataTransfer: { types: ['Files'], files: [] } });
  expect(screen.getByText('Drop photos and clips here to add them to your library')).toBeVisible();
  fireEvent.dragLeave(target, { dataTransfer: { types: ['Files'], files: [] } });
  expect(screen.queryByText(/^Drop photos/)).not.toBeInTheDocument();
  drop([photo('Shop front.png')]);
  expect(await screen.findByRole('heading', { name: 'Our shop front' })).toBeVisible();
  expect(screen.queryByText(/^Drop photos/)).not.toBeInTheDocument();
});

function drop(files: File[]) {
  const target = screen.getByRole('heading', { name: 'Your library is empty' });
  fireEvent.dragEnter(target, { dataTransfer: { types: ['Files'], files } });
  fireEvent.drop(target, { dataTransfer: { types: ['Files'], files } });
}
