import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useToast } from '../../../ui/use-toast';
import { useUpdateCycleMutation } from '../engine-api';

/** Pauses or starts the engine. Posts that were due meanwhile go out only when their owner says so. */
export function EngineSwitch({ running, held }: { running: boolean; held: number }) {
  const [update, { isLoading }] = useUpdateCycleMutation();
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const change = async (input: { running: boolean; held?: 'publish' | 'review' }) => {
    const { error } = await update(input);
    setAsking(false);
    if (error)
      show({ kind: 'failure', text: `The engine is still ${running ? 'running' : 'paused'}. ${messageOf(error)}` });
  };
  return (
    <>
      <Button
        icon={running ? <Pause /> : <Play />}
        onClick={() => (held > 0 ? setAsking(true) : void change({ running: !running }))}
        busy={isLoading}
        busyLabel={running ? 'Pausing…' : 'Starting…'}
      >
        {running ? 'Pause Engine' : 'Start Engine'}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${pluralise(held, 'post')} ${held === 1 ? 'was' : 'were'} due while the engine was paused`}
        sentence={
          held === 1
            ? 'Publish it now, or put it back in review to choose another time.'
            : 'Publish them all now, or put them back in review to choose other times.'
        }
        actions={
          <>
            <Button onClick={() => void change({ running: true, held: 'publish' })} busy={isLoading}>
              Start and publish now
            </Button>
            <Button variant="primary" onClick={() => void change({ running: true, held: 'review' })} busy={isLoading}>
              Start and review first
            </Button>
          </>
        }
      />
    </>
  );
}
