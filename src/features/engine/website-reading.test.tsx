import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import { API_VERSION, API_VERSION_HEADER } from '../../contracts/envelope';
import { fileContract } from '../../contracts/file';
import { websiteContract, type WebsiteProposal } from '../../contracts/website';
import { buildCycle, buildProfile, buildWebsiteProposal } from '../../testing/builders/engine';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, mockReply, refuse } from '../../testing/server';

const FILE = 'd5e3f2a4-7b2f-4c7a-9cac-3b4f5e6d7c05';

function firstRun(session = buildSession()) {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getCycle, () => buildCycle({ hasProfile: false, ideas: [] }));
  return renderApp(paths.engine, { session });
}

function settings(profile = buildProfile()) {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  mockEndpoint(engineContract.getProfile, () => profile);
  return renderApp(`${paths.engine}?tab=settings`, { session: buildSession() });
}

const read = async (user: ReturnType<typeof renderApp>['user'], address = 'corner-grill.example') => {
  await user.type(await screen.findByLabelText(/^Website/), address);
  await user.click(screen.getByRole('button', { name: 'Read my website' }));
};

describe('an empty form', () => {
  test('is filled from the website, says so at each field, and is not saved', async () => {
    const asked = mockEndpoint(websiteContract.createWebsiteProposal, () =>
      buildWebsiteProposal({ audience: null, missing: ['audience'] }),
    );
    const saved = mockEndpoint(engineContract.updateProfile, (input) => buildProfile(input));
    const { user } = firstRun();
    await user.clear(await screen.findByLabelText('Business name'));
    await read(user);
    expect(
      await screen.findByText(/Please check them: the words come from the website.* Not found: who it is for\./),
    ).toBeInTheDocument();
    expect(asked).toEqual([{ address: 'corner-grill.example' }]);
    expect(screen.getByLabelText('Business name')).toHaveValue('Corner Grill Bristol');
    expect(screen.getByLabelText('What you do')).toHaveAccessibleDescription(/From your website. Please check it/);
    expect(screen.getByLabelText('Where you are')).toHaveValue('3 Elm Street, Bristol');
    expect(screen.getByLabelText('Who it is for')).toHaveValue('');
    expect(screen.getByLabelText('Offer 2')).toHaveValue('Fries three ways');
    expect(screen.getByLabelText('Colour 1')).toHaveValue('#b5451b');
    expect(screen.getByLabelText(/^Website/)).toHaveValue('https://corner-grill.example/');
    expect(screen.getByRole('img', { name: 'Your logo' })).toHaveAttribute('src', `/api/files/${FILE}/content`);
    expect(saved).toEqual([]);
    await user.type(screen.getByLabelText('What you do'), ' and shakes');
    expect(screen.getByLabelText('What you do')).not.toHaveAccessibleDescription(/From your website/);
    await user.type(screen.getByLabelText('Who it is for'), 'Students');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(saved).toEqual([
        {
          name: 'Corner Grill Bristol',
          what: 'Smash burgers over charcoal and shakes',
          where: '3 Elm Street, Bristol',
          audience: 'Students',
          offers: ['Smash burger', 'Fries three ways'],
          tone: 'friendly',
          website: 'https://corner-grill.example/',
          colours: ['#b5451b', '#2f5d50'],
          logoFileId: FILE,
          asksFirst: true,
        },
      ]),
    );
  });

  test('also gets what the public page shows, and what was typed there stays', async () => {
    const details = {
      phone: '0117 496 0123',
      email: 'hello@corner-grill.example',
      address: '3 Elm Street, Bristol BS1 4QA',
      hours: [{ day: 2, from: '12:00', to: '22:00' }],
      prices: [{ offer: 'Smash burger', price: '£11' }],
    };
    mockEndpoint(websiteContract.createWebsiteProposal, () => buildWebsiteProposal({ details }));
    const saved = mockEndpoint(engineContract.updateProfile, (input) => buildProfile(input));
    const { user } = firstRun();
    const section = within(await screen.findByRole('region', { name: 'Your public page' }));
    await user.type(section.getByLabelText(/^Email/), 'ada@grill.example');
    await read(user);
    expect(
      await screen.findByText('What we found on your website for your public page is below. Please check it.'),
    ).toBeVisible();
    expect(section.getByLabelText(/^Phone/)).toHaveValue('0117 496 0123');
    expect(section.getByLabelText(/^Email/)).toHaveValue('ada@grill.example');
    expect(section.getByLabelText('Opens, line 1')).toHaveValue('12:00');
    expect(section.getByLabelText('Smash burger')).toHaveValue('£11');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(saved).toMatchObject([{ details: { ...details, email: 'ada@grill.example' } }]));
  });

  test('is read by Enter in the address, which saves nothing', async () => {
    const asked = mockEndpoint(websiteContract.createWebsiteProposal, () => buildWebsiteProposal());
    const { user } = firstRun();
    await user.type(await screen.findByLabelText(/^Website/), 'corner-grill.example{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Where you are')).toHaveValue('3 Elm Street, Bristol'));
    expect(asked).toHaveLength(1);
    expect(screen.queryByText('Enter who it is for.')).not.toBeInTheDocument();
  });

  test('says that it is reading, and keeps what is typed meanwhile', async () => {
    let answer = (_: WebsiteProposal) => {};
    mockEndpoint(
      websiteContract.createWebsiteProposal,
      () => new Promise<WebsiteProposal>((resolve) => (answer = resolve)),
    );
    const { user } = firstRun();
    await read(user);
    expect(await screen.findByText(/^Reading corner-grill\.example\./)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Where you are'), 'Bath');
    answer(buildWebsiteProposal());
    expect(await screen.findByText('3 Elm Street, Bristol')).toBeInTheDocument(); // offered
    expect(screen.getByLabelText('Where you are')).toHaveValue('Bath');
  });

  test('of a demo is told what a workspace of one’s own would do, without a button that leads nowhere', async () => {
    firstRun(
      buildSession({
        workspace: { ...buildSession().workspace, kind: 'demo' },
        demo: { email: 'x@example.com', endsAt: '2026-06-11T09:00:00.000Z' },
      } as never),
    );
    expect(await screen.findByLabelText(/^Website/)).toHaveAccessibleDescription(/In your own workspace/);
    expect(screen.queryByRole('button', { name: 'Read my website' })).not.toBeInTheDocument();
  });
});

describe('a form with existing values', () => {
  test('keeps them and offers what the website says, field by field', async () => {
    mockEndpoint(websiteContract.createWebsiteProposal, () =>
      buildWebsiteProposal({ name: 'Corner Grill', offers: ['smash burger', 'Milk shakes'] }),
    );
    const { user } = settings(
      buildProfile({ colours: ['#123456'], logoFileId: 'a5e3f2a4-7b2f-4c7a-9cac-3b4f5e6d7c0a' }),
    );
    await read(user);
    await user.click(await screen.findByRole('button', { name: 'Use it: what you do' }));
    expect(screen.getByLabelText('What you do')).toHaveValue('Smash burgers over charcoal');
    expect(screen.getByLabelText('Where you are')).toHaveValue('Elm Street, Bristol');
    expect(screen.queryByRole('button', { name: 'Use it: business name' })).not.toBeInTheDocument(); // the same in both
    expect(screen.getByText('Your website says: Milk shakes')).toBeInTheDocument(); // the burger is already there
    await user.click(screen.getByRole('button', { name: 'Use it: what you offer' }));
    expect(screen.getByLabelText('Offer 3')).toHaveValue('Milk shakes');
    await user.click(screen.getByRole('button', { name: 'Use it: brand colours' }));
    expect(screen.getByLabelText('Colour 1')).toHaveValue('#b5451b');
    await user.click(screen.getByRole('button', { name: 'Use it: logo' }));
    expect(screen.getByRole('img', { name: 'Your logo' })).toHaveAttribute('src', `/api/files/${FILE}/content`);
    expect(
      screen.getAllByRole('button', { name: /^Use it/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Use it: where you are', 'Use it: who it is for']);
  });

  test('says when the page says nothing, and what it found and could not take', async () => {
    mockEndpoint(websiteContract.createWebsiteProposal, () =>
      buildWebsiteProposal({
        name: '',
        what: '',
        where: '',
        audience: null,
        offers: [],
        colours: [],
        logo: null,
        found: {},
        missing: ['name', 'what', 'where', 'audience', 'offers', 'colours', 'logo'],
        notes: ['The website’s logo is an SVG drawing, which we cannot take. Upload it as PNG, JPEG or WebP.'],
      }),
    );
    const { user } = settings();
    await read(user);
    expect(await screen.findByText(/We found nothing on this page to fill in.*SVG drawing/)).toBeInTheDocument();
    expect(screen.getByLabelText('What you do')).toHaveValue('Neighbourhood burger restaurant');
  });
});

describe('a website that cannot be read', () => {
  test('is told at the address, and the form stays as it was', async () => {
    mockEndpoint(websiteContract.createWebsiteProposal, () =>
      refuse('invalid_request', 'Check the marked fields.', {
        address: 'We found no public website at this address. Check the spelling.',
      }),
    );
    const { user } = settings();
    await read(user, 'nowhere.example');
    const field = screen.getByLabelText(/^Website/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/We found no public website/));
    expect(field).toHaveValue('nowhere.example');
    await user.type(field, '/x');
    expect(field).not.toHaveAccessibleDescription(/We found no public website/);
  });

  test.each([
    [
      'the limit is used up',
      () =>
        mockEndpoint(websiteContract.createWebsiteProposal, () =>
          refuse('rate_limited', 'That was often. Try again in an hour.'),
        ),
      /Try again in an hour/,
    ],
    ['nobody answers', () => mockNetworkFailure(websiteContract.createWebsiteProposal), /We could not reach Fourbeat/],
  ])('is told when %s', async (_when, mock, sentence) => {
    mock();
    const { user } = settings();
    await read(user);
    await waitFor(() => expect(screen.getByLabelText(/^Website/)).toHaveAccessibleDescription(sentence));
  });

  test('is asked for when nothing is typed', async () => {
    const { user } = settings();
    await user.click(await screen.findByRole('button', { name: 'Read my website' }));
    expect(screen.getByLabelText(/^Website/)).toHaveAccessibleDescription(/Enter your website’s address first/);
  });
});

describe('brand', () => {
  test('colours are picked, typed, added and removed, and a wrong one is told at its field', async () => {
    const saved = mockEndpoint(engineContract.updateProfile, (input) => buildProfile(input));
    const { user } = settings(buildProfile({ colours: ['#b5451b'] }));
    fireEvent.change(await screen.findByLabelText('Pick colour 1'), { target: { value: '#00aa55' } });
    expect(screen.getByLabelText('Colour 1')).toHaveValue('#00aa55');
    await user.click(screen.getByRole('button', { name: 'Add a colour' }));
    await user.clear(screen.getByLabelText('Colour 2'));
    await user.type(screen.getByLabelText('Colour 2'), 'red');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Enter a colour like #b5451b.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove colour 2' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toMatchObject([{ colours: ['#00aa55'] }]));
  });

  test('a logo is uploaded, shown, and taken away again', async () => {
    const sent: string[] = [];
    mockReply(fileContract.createFile, () => {
      sent.push('upload');
      return Response.json(
        {
          success: true,
          data: {
            id: FILE,
            url: `/api/files/${FILE}/content`,
            name: 'logo.png',
            purpose: 'logo',
            contentType: 'image/png',
            bytes: 3,
            createdAt: '2026-06-09T09:00:00.000Z',
          },
        },
        { headers: { [API_VERSION_HEADER]: API_VERSION } },
      );
    });
    const { user } = settings();
    const group = within((await screen.findByText(/^Logo/)).closest('fieldset')!);
    await user.upload(
      group.getByLabelText('Logo file'),
      new File([new Uint8Array(3)], 'logo.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('img', { name: 'Your logo' })).toHaveAttribute('src', `/api/files/${FILE}/content`);
    expect(group.getByRole('button', { name: 'Upload another' })).toBeInTheDocument();
    await user.click(group.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('img', { name: 'Your logo' })).not.toBeInTheDocument();
    await user.upload(
      group.getByLabelText('Logo file'),
      new File([new Uint8Array(1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/at most 1 MB/)).toBeInTheDocument();
    expect(sent).toEqual(['upload']);
  });

  test('a logo that is not taken says why', async () => {
    mockReply(fileContract.createFile, () =>
      Response.json(
        {
          success: false,
          code: 'invalid_request',
          error: 'x',
          fields: { file: 'This picture is damaged or incomplete.' },
        },
        { status: 400, headers: { [API_VERSION_HEADER]: API_VERSION } },
      ),
    );
    const { user } = settings();
    await screen.findByText(/^Logo/);
    await user.upload(
      screen.getByLabelText('Logo file'),
      new File([new Uint8Array(3)], 'logo.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/damaged or incomplete/)).toBeInTheDocument();
  });
});
