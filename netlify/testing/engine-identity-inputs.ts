import type { IdentityInputs } from './identity-world';
import { bakery } from './world';

/** Rows of the identity matrix for the content engine and what it publishes. */
export const engineIdentityInputs: IdentityInputs = {
  'cover.getCover': () => ({ slug: 'x' }),
  'engine.getProfile': () => ({}),
  'engine.updateProfile': () => bakery,
  'engine.updateBrand': () => ({ tone: 'casual' }),
  'engine.getTradeReading': () => ({ name: 'Ada', what: 'Bakery', trade: '' }),
  'engine.listTrades': () => ({ name: 'bak' }),
  'engine.getBrandPreview': () => ({ font: 'serif' }),
  'engine.getCycle': () => ({}),
  'engine.updateCycle': () => ({ running: false }),
  'engine.createIdeas': () => ({}),
  'engine.createPiece': ({ ideas }) => ({ ideaId: ideas[2].id }),
  'engine.createOwnPiece': ({ picture }) => ({ title: 'Our own words', body: 'x', creationId: picture.id }),
  'engine.listPieces': () => ({}),
  'engine.getPiece': ({ piece }) => ({ pieceId: piece.id }),
  'engine.updatePiece': ({ piece }) => ({
    pieceId: piece.id,
    version: piece.version,
    title: 'Taken over',
    body: 'x',
    altText: '',
  }),
  'engine.updatePicture': ({ piece }) => ({ pieceId: piece.id, version: piece.version }),
  'engine.approvePiece': ({ piece }) => ({ pieceId: piece.id, version: piece.version }),
  'engine.withdrawPiece': ({ piece }) => ({ pieceId: piece.id, version: piece.version }),
  'engine.takeDownPiece': ({ piece }) => ({ pieceId: piece.id }),
  'engine.deletePiece': ({ piece }) => ({ pieceId: piece.id }),
  'material.listMaterial': () => ({}),
  'material.getQuestions': () => ({}),
  'material.createMaterial': () => ({ question: 'proud-job', text: 'The wedding cake of last spring' }),
  'material.createFinds': () => ({
    finds: [{ kind: 'question', text: 'Do you deliver?', detail: 'Within two miles.', page: 'https://ada.example/' }],
  }),
  'material.createDismissal': () => ({ question: 'interview' }),
  'material.updateMaterial': ({ answer }) => ({ materialId: answer.id, text: 'Taken over' }),
  'material.deleteMaterial': ({ answer }) => ({ materialId: answer.id }),
  'publication.getPublicPage': ({ session }) => ({ workspaceSlug: session.workspace.slug }),
  'publication.getFeed': ({ session }) => ({ workspaceSlug: session.workspace.slug }),
  'publication.getPublicLogo': ({ session }) => ({ workspaceSlug: session.workspace.slug }),
  'publication.getPost': ({ session }) => ({ workspaceSlug: session.workspace.slug, postSlug: 'x' }),
  'publication.getPublicPicture': ({ session, picture }) => ({
    workspaceSlug: session.workspace.slug,
    pictureId: picture.id,
  }),
};
