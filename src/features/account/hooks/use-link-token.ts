import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/**
 * The token of the link that led here, from the fragment (which no server ever sees) or the query; null when there is
 * none. It is read and then taken out of the address, so that it stays in no history, bookmark, referrer or log. Not a
 * choice on screen, hence in no slice. A second link opened in the same tab brings its own.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = tokenIn(location);
  const [token, setToken] = useState(arrived);
  if (arrived !== null && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived !== null) void navigate(location.pathname, { replace: true, preventScrollReset: true });
  }, [arrived, navigate, location.pathname]);
  return token;
}

const tokenIn = ({ hash, search }: Location): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || null;
