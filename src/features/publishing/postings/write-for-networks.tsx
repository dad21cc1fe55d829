import { PenLine } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { Piece } from '../../../contracts/engine-pieces';
import type { PiecePostings } from '../../../contracts/publishing-postings';
import { writtenFor, wordsStillFit } from '../../../domain/network-writing';
import { isNetwork } from '../../../domain/posting-channel';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { useCreatePostingWordsMutation } from '../publishing-api';

/** Lets the workspace's model write the post for each network that has no words of its own yet; nothing where there is none. */
export function WriteForNetworks({ piece, words, postings, onChosen }: WriteForNetworksProps) {
  const [ask, { isLoading, error }] = useCreatePostingWordsMutation();
  const open = postings.items.filter(
    ({ channel, state, ownWords }) =>
      isNetwork(channel) && state === 'planned' && ownWords === null && !writtenFor(channel, piece.networkWords)?.words,
  );
  if (!postings.canWrite || piece.status !== 'review' || open.length === 0) return null;
  const write = async () => {
    const { data } = await ask({ pieceId: piece.id, version: piece.version });
    if (data) await onChosen(data);
  };
  return (
    <>
      {error && <Banner title="Nothing was written.">{messageOf(error)}</Banner>}
      <Row>
        <Button
          size="sm"
          icon={<PenLine />}
          busy={isLoading}
          onClick={() => void write()}
          disabledReason={wordsStillFit(piece, words) ? undefined : 'Save your changes first.'}
        >
          Let your model write for each network
        </Button>
      </Row>
    </>
  );
}

interface WriteForNetworksProps {
  piece: Piece;
  /** As they are typed, saved or not. */
  words: { title: string; body: string };
  postings: PiecePostings;
  onChosen: (changed: Pick<PiecePostings, 'version' | 'status'>) => Promise<unknown>;
}
