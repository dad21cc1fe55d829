import { useDispatch } from 'react-redux';
import { waitingWords } from '../../../domain/capability';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostCells } from '../../../ui/ghost';
import { tabChosen } from '../engine-slice';

/** No agent calls anybody yet; the choice is made on the page. */
export function VoiceAgentTab() {
  const dispatch = useDispatch();
  return (
    <EmptyState
      ghost={
        <GhostCells
          cells={[
            { status: 'suggested', label: '1' },
            { status: 'suggested', label: '2' },
            { status: 'suggested', label: '3' },
            null,
            { status: 'completed', label: 'Two, please' },
            null,
          ]}
        />
      }
      title="Three ideas by phone"
      sentence={waitingWords('weeklyCall')}
      action={<Button onClick={() => dispatch(tabChosen('ideas'))}>Pick an idea here instead</Button>}
    />
  );
}
