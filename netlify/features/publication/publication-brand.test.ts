import { engineContract } from '../../../src/contracts/engine';
import { fileContract } from '../../../src/contracts/file';
import { publicationContract } from '../../../src/contracts/publication';
import { noDetails } from '../../../src/domain/business-details';
import { makeClient } from '../../testing/call';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, functions, onePixel, register } from '../../testing/world';
import { engineJobs } from '../engine/engine-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const upload = async (owner: Owner, purpose: 'logo' | 'picture' = 'logo'): Promise<string> =>
  (await owner.call('file', fileContract.createFile, { purpose, name: 'logo.gif', bytes: onePixel } as never)).body.data
    .id;

async function publish(owner: Owner, title?: string) {
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const piece = (
    await owner.call('engine', engineContract.createPiece, {
      ideaId: ideas.find(({ pieceId }: { pieceId: string | null }) => !pieceId).id,
    })
  ).body.data;
  const edited = title
    ? (
        await owner.call('engine', engineContract.updatePiece, {
          pieceId: piece.id,
          version: piece.version,
          title,
          body: piece.body,
          altText: piece.altText,
        })
      ).body.data
    : piece;
  await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: edited.version });
  await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
  return (await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data;
}

describe('the brand in a profile', () => {
  const brand = { website: 'https://ada-bakery.example/', colours: ['#b5451b', '#F0B43C'] };

  it('is stored and given back, and stays when an older client saves without it', async () => {
    const owner = await register();
    const logoFileId = await upload(owner);
    const first = await owner.call('engine', engineContract.updateProfile, { ...bakery, ...brand, logoFileId });
    expect(first.body.data).toEqual({
      ...bakery,
      website: brand.website,
      colours: ['#b5451b', '#f0b43c'],
      logoFileId,
      font: 'grotesk',
      avoidWords: [],
      trade: '',
      details: noDetails,
    });
    const second = await owner.call('engine', engineContract.updateProfile, { ...bakery, name: 'Ada & Sons' });
    expect(second.body.data).toEqual({ ...first.body.data, name: 'Ada & Sons' });
    expect((await owner.call('engine', engineContract.getProfile, {})).body.data).toEqual(second.body.data);
    const third = await owner.call('engine', engineContract.updateProfile, {
      ...bakery,
      website: 'ada-bakery.example/shop',
      colours: [],
      logoFileId: null,
    });
    expect(third.body.data).toMatchObject({
      website: 'https://ada-bakery.example/shop',
      colours: [],
      logoFileId: null,
    });
  });

  it('loses its logo with the file', async () => {
    const owner = await register();
    const logoFileId = await upload(owner);
    await owner.call('engine', engineContract.updateProfile, { ...bakery, ...brand, logoFileId });
    await owner.call('file', fileContract.deleteFile, { fileId: logoFileId });
    expect((await owner.call('engine', engineContract.getProfile, {})).body.data).toMatchObject({
      logoFileId: null,
      website: brand.website,
    });
  });

  it('takes no logo of another workspace, none that is no logo, and none that never was; nothing is saved then', async () => {
    const [owner, stranger] = [await register(), await register()];
    await owner.call('engine', engineContract.updateProfile, bakery);
    for (const logoFileId of [await upload(stranger), await upload(owner, 'picture'), crypto.randomUUID()]) {
      const { status, body } = await owner.call('engine', engineContract.updateProfile, {
        ...bakery,
        name: 'Changed',
        logoFileId,
      });
      expect([status, body.fields]).toEqual([400, { logoFileId: 'This logo is no longer here. Upload it again.' }]);
    }
    expect((await owner.call('engine', engineContract.getProfile, {})).body.data.name).toBe(bakery.name);
  });

  it.each([
    [{ colours: ['red'] }, 'colours.0', /like #b5451b/],
    [{ colours: ['#b5451b', '#12345'] }, 'colours.1', /like #b5451b/],
    [{ colours: Array.from({ length: 6 }, () => '#b5451b') }, 'colours', /at most 5/],
    [{ website: 'javascript:alert(1)' }, 'website', /like ada-bakery/],
    [{ website: 'ftp://ada-bakery.example' }, 'website', /like ada-bakery/],
    [{ website: 'https://me:secret@ada-bakery.example' }, 'website', /like ada-bakery/],
    [{ website: `https://${'a'.repeat(300)}` }, 'website', /at most 300/],
    [{ logoFileId: 'x' }, 'logoFileId', /Upload the logo again/],
  ])('is refused at its field: %j', async (part, field, sentence) => {
    const owner = await register();
    const { status, body } = await owner.call('engine', engineContract.updateProfile, { ...bakery, ...part } as never);
    expect([status, body.fields[field]]).toEqual([400, expect.stringMatching(sentence)]);
  });
});

describe('the public page', () => {
  it('shows logo and colour once something is published, and not before', async () => {
    const owner = await register();
    const logoFileId = await upload(owner);
    await owner.call('engine', engineContract.updateProfile, { ...bakery, colours: ['#b5451b'], logoFileId });
    const visitor = makeClient(functions);
    const workspaceSlug = owner.session.workspace.slug as string;
    const logo = () => visitor.call('publication', publicationContract.getPublicLogo, { workspaceSlug });
    expect((await logo()).status).toBe(404);
    const piece = await publish(owner);
    const shown = await logo();
    expect([
      shown.status,
      shown.response.headers.get('content-type'),
      Buffer.from(await shown.response.clone().arrayBuffer()).equals(Buffer.from(onePixel)),
    ]).toEqual([200, 'image/gif', true]);
    const pages = [
      await visitor.call('publication', publicationContract.getPublicPage, { workspaceSlug }),
      await visitor.call('publication', publicationContract.getPost, {
        workspaceSlug,
        postSlug: piece.publicPath.split('/').at(-1),
      }),
    ];
    for (const { body } of pages) {
      expect(body).toContain(`/p/${workspaceSlug}/logo?v=${logoFileId.slice(-8)}`);
      expect(body).toContain('--brand-accent: #b5451b;');
    }
    await owner.call('engine', engineContract.updateProfile, { ...bakery, logoFileId: null });
    expect((await logo()).status).toBe(404);
    expect(
      (await visitor.call('publication', publicationContract.getPublicPage, { workspaceSlug })).body,
    ).not.toContain('/logo?v=');
  });

  it('of one shop never shows what another calls its logo', async () => {
    const [owner, stranger] = [await register(), await register()];
    await owner.call('engine', engineContract.updateProfile, bakery);
    await publish(owner);
    await asOwner('UPDATE profiles SET logo_file_id = NULL WHERE workspace_id = $1', [owner.workspaceId]);
    await stranger.call('engine', engineContract.updateProfile, { ...bakery, logoFileId: await upload(stranger) });
    expect(
      (
        await makeClient(functions).call('publication', publicationContract.getPublicLogo, {
          workspaceSlug: owner.session.workspace.slug,
        })
      ).status,
    ).toBe(404);
  });

  it('keeps the address of the logo free of posts', async () => {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, bakery);
    expect((await publish(owner, 'Logo')).publicPath).toBe(`/p/${owner.session.workspace.slug}/logo-2`);
  });
});
