import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { Material } from '../../../contracts/material';
import { whyUnused } from '../../../domain/material';
import { useToast } from '../../../ui/use-toast';

/** Says that an answer is kept, and `next`; an answer that no post can use says why at once, and where to change it. */
export function useAnswerTold(): (answer: Material, next: string) => void {
  const { show } = useToast();
  const navigate = useNavigate();
  return ({ use, found }, next) => {
    const why = whyUnused(use, found);
    if (why === null) return void show({ text: `Saved. ${next}` });
    show({
      kind: 'failure',
      text: `Saved. ${why}`,
      action: { label: 'Open it', onClick: () => void navigate(OWN_WORDS) },
    });
  };
}

/** Everything that the owner told us, with the four questions to answer again. */
export const OWN_WORDS = `${paths.engine}?tab=settings&section=own-words`;
