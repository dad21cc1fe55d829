import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { reportFault } from '../api/faults';
import { Button } from '../ui/button';
import { theme } from '../ui/theme';
import { useOnline } from './use-online';

/** Replaces a page that could not be shown: what happened, what is safe, and what to do next. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => reportFault('page', error), [error]);
  if (isMissingChunk(error)) return <MissingChunk />;
  return (
    <Notice role="alert">
      <h1>This page could not be shown</h1>
      <p>Something on it failed. What you saved is safe, and the other pages work.</p>
      {/* Navigating to the same address clears the error and renders the page again. */}
      <Button variant="primary" icon={<RotateCw />} onClick={() => void navigate(location, { replace: true })}>
        Try again
      </Button>
    </Notice>
  );
}

/** The router and the browser both remember that a chunk failed to load: only a new document requests it again. */
function MissingChunk() {
  const online = useOnline();
  const [wasOnline] = useState(online);
  const reload = () => window.location.reload();
  if (wasOnline) {
    return (
      <Notice role="alert">
        <h1>A newer version is ready</h1>
        <p>This page has been replaced since you opened Fourbeat. Reload to get it; everything you saved is there.</p>
        <Button variant="primary" icon={<RotateCw />} onClick={reload}>
          Reload
        </Button>
      </Notice>
    );
  }
  return (
    <Notice role="alert">
      <h1>{online ? 'You are online again' : 'You are offline'}</h1>
      <p>
        {online
          ? 'This page can be loaded now.'
          : 'This page has not been opened here before. You can open it once you are back online.'}
      </p>
      {/* Reloading while offline would lose the pages that still work. */}
      <Button
        variant="primary"
        icon={<RotateCw />}
        onClick={reload}
        disabledReason={online ? undefined : 'You are still offline.'}
      >
        Try again
      </Button>
    </Notice>
  );
}

/** The chunks of an old page are gone after a deploy. Each browser words the error differently. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

const Notice = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${theme.space[2]};
  width: 100%;
  max-width: calc(${theme.size.reading} + 2 * ${theme.space[8]});
  margin: 0 auto;
  padding: ${theme.space[24]} ${theme.space[8]};
  > p {
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
  > button {
    margin-top: ${theme.space[4]};
  }
  ${theme.media.phone} {
    padding: ${theme.space[12]} ${theme.space[4]};
  }
`;
