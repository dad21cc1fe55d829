import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { piecePath } from '../../../config/paths';
import { useToast } from '../../../ui/use-toast';
import { useAllowance } from '../../plan/plan-parts';
import { useCreatePieceMutation } from '../engine-api';
import { selectIdeaPhotos, selectTab, type EngineState } from '../engine-slice';
import { useKeptPiece } from '../hooks/use-kept-piece';

/** Makes a post from an idea and opens it; if the reader has navigated away meanwhile, a toast offers it instead. */
export function usePicking(): {
  pick: (ideaId: string, choice?: Choice) => Promise<void>;
  creationOf: (ideaId: string) => Creation;
} {
  const store = useStore<{ engine: EngineState }>();
  const navigate = useNavigate();
  const { show } = useToast();
  const keep = useKeptPiece();
  const { usedUp } = useAllowance('images');
  const [create, { isLoading, error }] = useCreatePieceMutation();
  const [asked, setAsked] = useState<string | null>(null);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  // The week's first pick is its answer: it does not stand beside another that was faster elsewhere.
  const pick = async (
    ideaId: string,
    { isFirst = false, clip = true, newsletter = false, article = false }: Choice = {},
  ) => {
    setAsked(ideaId);
    const photo = selectIdeaPhotos(store.getState())[ideaId];
    const { data: piece } = await create({
      ideaId,
      ...(photo && { photoId: photo.id }),
      ...(!clip && { clip }),
      ...(newsletter && { newsletter }),
      ...(article && { article }),
      ...(isFirst && { asAnswer: true }),
    });
    if (!piece) return;
    await keep(piece);
    if (newsletter && piece.mailDraftId === null)
      show({ kind: 'failure', text: 'The post is there, but there are too many campaigns for another newsletter.' });
    const open = () => void navigate(piecePath(piece.id));
    if (mounted.current && selectTab(store.getState()) === 'ideas') open();
    else show({ text: `“${piece.title}” is ready for your approval.`, action: { label: 'Open', onClick: open } });
  };

  const creationOf = (ideaId: string): Creation => ({
    busy: isLoading && asked === ideaId,
    blocked:
      usedUp ?? (isLoading && asked !== ideaId ? 'Another piece is being made. This takes a few seconds.' : undefined),
    error: asked === ideaId ? error : undefined,
  });
  return { pick, creationOf };
}

interface Choice {
  isFirst?: boolean;
  clip?: boolean;
  newsletter?: boolean;
  article?: boolean;
}

export interface Creation {
  busy: boolean;
  /** Why it is not possible at the moment, as a sentence. */
  blocked: string | undefined;
  /** The error with which making it failed. */
  error: unknown;
}
