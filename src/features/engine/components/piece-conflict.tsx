import { styled } from 'styled-components';
import type { Piece } from '../../../contracts/engine';
import { isEditable } from '../../../domain/piece';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Details } from '../../../ui/details';
import { Row } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import type { PieceDraft } from '../hooks/use-piece-draft';

/** Two people changed one piece: whose words stand. Neither choice loses anything at once. */
export function PieceConflict({ piece, draft }: { piece: Piece; draft: PieceDraft }) {
  const { show } = useToast();
  const editable = isEditable(piece.status);
  const loadNewest = () => {
    const takeBack = draft.loadNewest();
    show({ text: 'The newest version is loaded.', undo: takeBack });
  };
  return (
    <Banner tone="amber" title={editable ? 'This piece was changed elsewhere while you were typing.' : 'This piece went out while you were typing.'}>
      <Choice>
        <p>{editable ? 'Your words are kept. Choose which ones stand.' : 'Your words were not in it and cannot be saved any more. They are kept here until you leave, to copy them.'}</p>
        <Details summary={editable ? 'See the newest version' : 'See what was published'}>
          <blockquote dir="auto"><b>{draft.newest.title}</b>{'\n\n'}{draft.newest.body}</blockquote>
        </Details>
        <Row>
          <Button size="sm" onClick={loadNewest}>Load newest</Button>
          {editable && <Button size="sm" variant="primary" onClick={draft.keepMine}>Keep mine</Button>}
        </Row>
      </Choice>
    </Banner>
  );
}

const Choice = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: 0.125rem;
  blockquote { max-height: 16rem; padding-inline-start: ${theme.space[3]}; border-inline-start: 2px solid currentColor; overflow-y: auto; white-space: pre-wrap; }
`;
