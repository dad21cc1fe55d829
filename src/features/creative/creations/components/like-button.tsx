import { Heart } from 'lucide-react';
import type { Creation } from '../../../../contracts/creation-record';
import { Button } from '../../../../ui/button';
import { useCreationActions } from '../hooks/use-creation-actions';

/** Says that one likes it, or takes that back. */
export function LikeButton({ creation, small = false }: { creation: Creation; small?: boolean }) {
  const { like } = useCreationActions(creation);
  return (
    <Button
      variant="quiet"
      size={small ? 'sm' : 'md'}
      iconOnly
      label={`Like ${creation.title}`}
      aria-pressed={creation.liked}
      icon={<Heart {...(creation.liked && { fill: 'currentColor' })} />}
      onClick={() => void like()}
    />
  );
}
