import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../api/api-error';
import { useToast } from '../../../ui/use-toast';
import { useFinishConsentMutation } from '../publishing-api';

/**
 * Finishes a connection when the person comes back from a network's page. The code works once, so it is sent once, and
 * the address loses it at once: a reload or a bookmark must not send it again.
 */
export function useConsentReturn(): { busy: boolean; refusal: string | null } {
  const [params, setParams] = useSearchParams();
  const [finish, { isLoading, error }] = useFinishConsentMutation();
  const { show } = useToast();
  const begun = useRef(false);
  const [state, code, denied] = [params.get('state'), params.get('code'), params.get('error')];

  useEffect(() => {
    if (begun.current || state === null || (code === null && denied === null)) return;
    begun.current = true;
    setParams({}, { replace: true });
    if (code !== null && denied === null)
      void finish({ state, code }).then(({ data }) => data && show({ text: 'Connected.' }));
    else show({ kind: 'failure', text: 'You did not allow it on the network’s page, so nothing was connected.' });
  }, [state, code, denied, finish, setParams, show]);

  return { busy: isLoading, refusal: error ? messageOf(error) : null };
}
