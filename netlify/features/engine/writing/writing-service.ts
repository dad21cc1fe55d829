import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { NetworkWords } from '../../../../src/domain/network-writing';
import type { Clock } from '../../../ports/clock';
import type { OwnerMaterial } from '../../../ports/planner';
import type { Reworded, WriterPort, WriterRequest } from '../../../ports/writer';
import type { PieceRepository } from '../pieces/piece-repository';
import type { WritingRepository } from './writing-repository';

/**
 * The workspace's own model words what the built-in planner has planned: by jobs, so that no page waits for a service. An
 * idea shows the planner's words until then; a piece is "generating" until its words are there or will not come.
 */
export function makeWritingService({ repository, pieces, writerOf, readPlace, told, refused, clock }: Dependencies) {
  /** What writing needs of the workspace; null where no model writes. */
  async function open(workspaceId: string) {
    const [writer, place] = await Promise.all([writerOf(workspaceId), readPlace(workspaceId)]);
    if (!writer || !place) return null;
    return { writer, profile: place.profile, material: await told({ id: workspaceId, zone: place.zone }) };
  }

  async function noteOf(workspaceId: string, result: Reworded<unknown>): Promise<string> {
    if (result.words !== null || !('note' in result)) return '';
    if (result.isKeyRefused) await refused(workspaceId, result.note);
    return result.note;
  }

  async function forNetworks(
    workspaceId: string,
    writer: WriterPort,
    asked: Parameters<WriterPort['writeForNetworks']>[0],
  ): Promise<NetworkWords[]> {
    const { written, keyRefusal } = await writer.writeForNetworks(asked);
    if (keyRefusal !== null) await refused(workspaceId, keyRefusal);
    return written;
  }

  const finish = (
    workspaceId: string,
    { id, version }: { id: string; version: number },
    change: { body?: string; writtenBy?: string; writerNote?: string; networkWords?: NetworkWords[] },
  ) =>
    pieces.change(
      workspaceId,
      { pieceId: id, version, from: ['generating'] },
      { ...change, status: 'review' },
      clock.now(),
    );

  return {
    async rewordIdeas({ workspaceId, ...round }: { workspaceId: string; year: number; week: number; round: number }) {
      const known = await open(workspaceId);
      if (!known) return;
      const { writer, profile, material } = known;
      for (const idea of await repository.listIdeas(workspaceId, round)) {
        const result = await writer.rewordIdea({ profile, idea, material });
        const writerNote = await noteOf(workspaceId, result);
        await repository.keepIdea(workspaceId, idea.id, {
          writerNote,
          ...(result.words && { ...result.words, writtenBy: result.writtenBy }),
        });
        // The others would get the same answer.
        if (result.words === null && result.isKeyRefused) return;
      }
    },

    async rewordPiece({ workspaceId, pieceId }: { workspaceId: string; pieceId: string }): Promise<void> {
      const found = await repository.findPiece(workspaceId, pieceId);
      if (!found) return;
      const { piece, idea } = found;
      const known = idea && (await open(workspaceId));
      if (!known) return void (await finish(workspaceId, piece, {}));
      const { writer, profile, material } = known;
      const result = await writer[piece.articleOf ? 'rewordArticle' : 'rewordPiece']({
        profile,
        idea,
        material,
        piece,
      });
      const writerNote = await noteOf(workspaceId, result);
      if (result.words === null) return void (await finish(workspaceId, piece, { writerNote }));
      // The networks say what the post says, so they are asked for once that can be used.
      const networkWords = await forNetworks(workspaceId, writer, {
        profile,
        idea,
        material,
        piece: { title: piece.title, ...result.words },
        channels: found.channels,
      });
      await finish(workspaceId, piece, { writerNote, ...result.words, writtenBy: result.writtenBy, networkWords });
    },

    /** Job: somebody asked for it. Posts of one's own have no idea, and are their own plan. */
    async wordForNetworks({ workspaceId, pieceId }: { workspaceId: string; pieceId: string }): Promise<void> {
      const found = await repository.findPiece(workspaceId, pieceId);
      if (!found) return;
      const { piece, channels } = found;
      const known = await open(workspaceId);
      if (!known) return void (await finish(workspaceId, piece, {}));
      const { writer, profile, material } = known;
      const idea = found.idea ?? planOf(piece);
      const networkWords = await forNetworks(workspaceId, writer, { profile, idea, material, piece, channels });
      await finish(workspaceId, piece, { networkWords });
    },

    /** Job: every attempt to ask has failed. */
    async keepWords({ workspaceId, pieceId }: { workspaceId: string; pieceId: string }): Promise<void> {
      const found = await repository.findPiece(workspaceId, pieceId);
      if (found) await finish(workspaceId, found.piece, { writerNote: 'The model could not be asked this time.' });
    },
  };
}

const planOf = ({ title, aboutOn }: { title: string; aboutOn: string | null }): WriterRequest['idea'] => ({
  kind: 'Behind the scenes',
  title,
  hook: '',
  evidence: [],
  frames: ['', '', ''],
  aboutOn,
  topic: '',
});

export type WritingService = ReturnType<typeof makeWritingService>;

interface Dependencies {
  repository: WritingRepository;
  pieces: Pick<PieceRepository, 'change'>;
  /** The workspace's own model; null where it has none, or does not want it for texts. */
  writerOf(workspaceId: string): Promise<WriterPort | null>;
  readPlace(workspaceId: string): Promise<{ zone: string; profile: BusinessProfile } | null>;
  told(place: { id: string; zone: string }): Promise<OwnerMaterial[]>;
  /** The service no longer accepts the key. */
  refused(workspaceId: string, sentence: string): Promise<void>;
  clock: Clock;
}
