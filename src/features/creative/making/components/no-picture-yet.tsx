import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { SkeletonBlock } from '../../../../ui/skeleton';
import { theme } from '../../../../ui/theme';
import { tabChosen } from '../../creative-slice';

/** Where the result will stand. */
export function NoPictureYet() {
  const dispatch = useDispatch();
  return (
    <EmptyState
      level={2}
      ghost={GHOST}
      title="Your next picture appears here"
      sentence="Describe it above. You can download it, share it, and find it again in the library."
      action={<Button onClick={() => dispatch(tabChosen('templates'))}>Start from a template</Button>}
    />
  );
}

const Ghost = styled.div`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  > div {
    display: grid;
    align-content: start;
    gap: 0.625rem;
    padding-top: ${theme.space[1]};
  }
`;

const GHOST = (
  <Ghost>
    <SkeletonBlock height="8.5rem" />
    <div>
      <SkeletonBlock width="4rem" height="1.125rem" />
      <SkeletonBlock width="88%" height="0.875rem" />
      <SkeletonBlock width="100%" height="0.4375rem" />
      <SkeletonBlock width="64%" height="0.4375rem" />
    </div>
  </Ghost>
);
