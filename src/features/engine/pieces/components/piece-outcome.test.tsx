import { screen } from '@testing-library/react';
import { piecePath } from '../../../../config/paths';
import { engineContract } from '../../../../contracts/engine';
import type { Piece } from '../../../../contracts/engine-pieces';
import { buildPiece } from '../../../../testing/builders/engine';
import { buildDemoSession, buildSession } from '../../../../testing/builders/session';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint } from '../../../../testing/server';

/** Opens a post's page while the public page is off. */
function visit(session: ReturnType<typeof buildSession>, partial: Partial<Piece> = {}) {
  const piece = buildPiece(partial);
  mockEndpoint(engineContract.getPiece, () => piece);
  mockEndpoint(engineContract.listPieces, () => ({ items: [piece], nextCursor: null }));
  return renderApp(piecePath(piece.id), {
    session: { ...session, workspace: { ...session.workspace, profilePublic: false } },
  });
}

describe('while the public page is off', () => {
  test('a published post says that nobody can read it, with a link to turn the page on', async () => {
    visit(buildSession(), {
      status: 'published',
      publishedAt: '2026-06-11T15:30:00.000Z',
      publicPath: '/p/corner-grill/vine',
    });
    expect(
      await screen.findByText(/^Your public page is off, so nobody can read what you publish there\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Turn it on' })).toHaveAttribute('href', '/dashboard/settings?tab=privacy');
    expect(screen.queryByRole('link', { name: 'See it on your page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  test('a post that waits for approval says so beforehand; a member is told who can change it', async () => {
    visit(buildSession({ workspace: { role: 'member' } }));
    expect(await screen.findByRole('link', { name: 'See the setting' })).toHaveAttribute(
      'href',
      '/dashboard/settings?tab=privacy',
    );
  });

  test('a demo, which has none, does not mention it', async () => {
    visit(buildDemoSession());
    expect(await screen.findByText(/^Nothing is published from a demo/)).toBeInTheDocument();
    expect(screen.queryByText(/public page is off/)).toBeNull();
  });
});
