import { styled } from 'styled-components';
import type { Piece } from '../../../../contracts/engine-pieces';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Details } from '../../../../ui/details';
import { Row } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import type { PieceDraft } from '../hooks/use-piece-draft';

/** Two people changed the same post: asks whose text to keep. Neither choice loses anything at once. */
export function PieceConflict({ piece, draft }: { piece: Piece; draft: PieceDraft }) {
  const { show } = useToast();
  const isOut = piece.status === 'published';
  const loadNewest = () => {
    const takeBack = draft.loadNewest();
    show({ text: 'The newest version is loaded.', undo: takeBack });
  };
  return (
    <Banner
      tone="amber"
      title={
        isOut
          ? 'This piece was published while you were typing.'
          : 'This piece was changed elsewhere while you were typing.'
      }
    >
      <Choice>
        <p>
          {isOut
            ? 'Your changes were not included. They are still here: use them to correct the post, or load the published version.'
            : 'Your text is safe. Choose which version to keep.'}
        </p>
        <Details summary={isOut ? 'See what was published' : 'See the newest version'}>
          <blockquote dir="auto">
            <b>{draft.newest.title}</b>
            {'\n\n'}
            {draft.newest.body}
          </blockquote>
        </Details>
        <Row>
          <Button size="sm" onClick={loadNewest}>
            Load newest
          </Button>
          <Button size="sm" variant="primary" onClick={draft.keepMine}>
            Keep mine
          </Button>
        </Row>
      </Choice>
    </Banner>
  );
}

const Choice = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: 0.125rem;
  blockquote {
    max-height: 16rem;
    padding-inline-start: ${theme.space[3]};
    border-inline-start: 2px solid currentColor;
    overflow-y: auto;
    white-space: pre-wrap;
  }
`;
