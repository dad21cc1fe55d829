import { Newspaper } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../../api/api-error';
import { piecePath } from '../../../../config/paths';
import type { Piece } from '../../../../contracts/engine-pieces';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { useToast } from '../../../../ui/use-toast';
import { useCreateArticleMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';

/** From a post of an idea to the article about it, which is written when somebody asks; and back again. */
export function ArticleOfPost({ piece: { id, ideaId, article, articleFor } }: { piece: Piece }) {
  const navigate = useNavigate();
  const keep = useKeptPiece();
  const { show } = useToast();
  const [create, { isLoading }] = useCreateArticleMutation();
  const write = async () => {
    const { data, error } = await create({ pieceId: id });
    if (error) show({ kind: 'failure', text: `No article was written. ${messageOf(error)}` });
    if (!data) return;
    await keep(data);
    await navigate(piecePath(data.id));
  };
  const other = article ?? articleFor;
  if (other)
    return (
      <ButtonLink size="sm" variant="quiet" icon={<Newspaper />} to={piecePath(other.id)}>
        {article ? 'Open the article' : 'Open the post of this article'}
      </ButtonLink>
    );
  if (ideaId === null) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Newspaper />}
      onClick={() => void write()}
      busy={isLoading}
      busyLabel="Writing the article…"
    >
      Write an article about it
    </Button>
  );
}
