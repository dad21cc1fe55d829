import { Pause, Play } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/use-toast';
import { useUpdateCycleMutation } from '../engine-api';

/** Pauses or starts the engine: whether new weeks begin automatically. */
export function EngineSwitch({ running }: { running: boolean }) {
  const [update, { isLoading }] = useUpdateCycleMutation();
  const { show } = useToast();
  const toggle = async () => {
    const { error } = await update({ running: !running });
    if (error)
      show({ kind: 'failure', text: `The engine is still ${running ? 'running' : 'paused'}. ${messageOf(error)}` });
  };
  return (
    <Button
      icon={running ? <Pause /> : <Play />}
      onClick={() => void toggle()}
      busy={isLoading}
      busyLabel={running ? 'Pausing…' : 'Starting…'}
    >
      {running ? 'Pause Engine' : 'Start Engine'}
    </Button>
  );
}
