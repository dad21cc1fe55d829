import { RotateCw } from 'lucide-react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../ui/button';
import { theme } from '../ui/theme';

/** What stands in a page's place when it could not be shown: what happened, what is safe, and a way on. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  if (isMissingChunk(error)) {
    return (
      <Notice role="alert">
        <h1>{navigator.onLine ? 'A newer version is ready' : 'You are offline'}</h1>
        <p>{navigator.onLine ? 'This page has been replaced since you opened Fourbeat. Reload to get it; everything you saved is there.' : 'This page has not been loaded before. Reload it when you have a connection again.'}</p>
        <Button variant="primary" icon={<RotateCw />} onClick={() => window.location.reload()}>Reload</Button>
      </Notice>
    );
  }
  return (
    <Notice role="alert">
      <h1>This page could not be shown</h1>
      <p>Something in it failed. What you saved is safe, and the other pages work.</p>
      {/* Navigating to the same address clears the error and renders the page anew. */}
      <Button variant="primary" icon={<RotateCw />} onClick={() => void navigate(location, { replace: true })}>Try again</Button>
    </Notice>
  );
}

/** After a deploy, the chunks of an old page are gone. Each browser says it in its own words. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

const Notice = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${theme.space[2]};
  width: 100%;
  max-width: calc(${theme.size.reading} + 2 * ${theme.space[8]});
  margin: 0 auto;
  padding: ${theme.space[24]} ${theme.space[8]};
  > p { color: ${theme.color.text2}; text-wrap: pretty; }
  > button { margin-top: ${theme.space[4]}; }
  ${theme.media.phone} { padding: ${theme.space[12]} ${theme.space[4]}; }
`;
