import { messageOf } from '../../../api/api-error';
import { useToast } from '../../../ui/use-toast';
import { useCreateCallMutation } from '../calls-api';
import { callLine } from '../ringer/call-line';

/** Rings on this page at once. */
export function useTestCall() {
  const [create, { isLoading }] = useCreateCallMutation();
  const { show } = useToast();
  return {
    busy: isLoading,
    call: async () => {
      const { data, error } = await create({ kind: 'test' });
      if (data) callLine.put(data.id);
      else show({ kind: 'failure', text: `The call could not be made. ${messageOf(error)}` });
    },
  };
}
