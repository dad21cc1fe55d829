import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../banner';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { GhostCells } from '../ghost';
import { Link } from '../link';
import { NoResults } from '../no-results';
import { Notice } from '../notice';
import { Panel } from '../panel';
import { Progress } from '../progress';
import { Skeleton, SkeletonMetrics, SkeletonRows } from '../skeleton';
import { Row } from '../stack';
import { useToast } from '../use-toast';
import { Board } from './board';

export function ToastsBoard() {
  const { show } = useToast();
  const [retries, setRetries] = useState(0);
  return (
    <Board title="Toasts: what happened, and the way back">
      <Row>
        <Button
          onClick={() => show({ text: 'Conversation closed', undo: () => show({ text: 'Conversation open again' }) })}
        >
          Close conversation
        </Button>
        <Button
          onClick={() =>
            show({
              kind: 'failure',
              text: 'Facebook refused the picture: it is wider than 1.91:1. The draft is kept.',
              action: { label: 'Crop and retry', onClick: () => show({ text: 'Picture cropped' }) },
            })
          }
        >
          Fail to publish
        </Button>
      </Row>
      <Banner
        title="We could not reach Fourbeat. Check your connection and try again."
        onRetry={() => setRetries(retries + 1)}
      >
        {retries === 0
          ? 'Your description is still here.'
          : `Tried ${retries + 1} times. Your description is still here.`}
      </Banner>
      <Banner tone="amber" title="Instagram asks you to sign in again.">
        Posts wait until then.
      </Banner>
      <Notice tone="blue" label="Demo workspace">
        This is a demo; it is cleared tomorrow at 09:30. <Link to="/ui">Keep it</Link>
      </Notice>
      <Notice tone="amber" label="Trial">
        Your trial ends on Thursday. <Link to="/ui">Choose a plan</Link>
      </Notice>
    </Board>
  );
}

export function EmptyBoard() {
  const [query, setQuery] = useState('burgre');
  return (
    <Board title="Empty: what it is for, what it will look like, one way to start">
      <EmptyState
        ghost={
          <GhostCells
            cells={[
              { status: 'scheduled', label: 'Story' },
              null,
              { status: 'generating', label: 'Video' },
              null,
              null,
              { status: 'published', label: 'Post' },
            ]}
          />
        }
        title="Your queue is empty"
        sentence="Posts wait here for their hour. You approve, change or hold each one before it leaves."
        action={
          <Button variant="primary" icon={<Plus />} onClick={() => setQuery('burgre')}>
            Add Content
          </Button>
        }
      />
      <Panel label="Search">
        <NoResults query={query} onClear={() => setQuery('')} />
      </Panel>
    </Board>
  );
}

export function LoadingBoard() {
  const [stopped, setStopped] = useState(true);
  return (
    <Board title="Loading: the skeleton has the shape of what comes">
      <Panel label="Loading">
        <Skeleton label="Loading contacts">
          <SkeletonRows count={3} />
        </Skeleton>
      </Panel>
      <Skeleton label="Loading figures">
        <SkeletonMetrics />
      </Skeleton>
      <Progress label="Rendering scene 2 of 4" percent={40} />
      <Progress label="Writing three ideas" />
      <Progress
        label="Rendering scene 3 of 4"
        percent={61}
        stopped={
          stopped
            ? {
                cause: 'The picture service did not answer. Scenes 1 and 2 are kept.',
                onRetry: () => setStopped(false),
              }
            : undefined
        }
      />
    </Board>
  );
}
