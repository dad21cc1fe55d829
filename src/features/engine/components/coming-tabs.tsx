import { useDispatch } from 'react-redux';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostCells, GhostRows } from '../../../ui/ghost';
import { tabChosen } from '../engine-slice';

/** Rules of one's own are not there yet; the one that runs is said. */
export function RulesTab() {
  const dispatch = useDispatch();
  return (
    <EmptyState
      ghost={<GhostRows count={3} />}
      title="One rule runs today"
      sentence="Every Monday at 07:00 three ideas come, and nothing goes out without your yes. Rules of your own are being built."
      action={<Button onClick={() => dispatch(tabChosen('queue'))}>See the queue</Button>}
    />
  );
}

/** Nobody rings yet; the choice is made on the page. */
export function VoiceAgentTab() {
  const dispatch = useDispatch();
  return (
    <EmptyState
      ghost={<GhostCells cells={[{ status: 'suggested', label: '1' }, { status: 'suggested', label: '2' }, { status: 'suggested', label: '3' }, null, { status: 'completed', label: 'Two, please' }, null]} />}
      title="The agent does not ring yet"
      sentence="Once a week it will read you the ideas on the phone, and you say one, two or three. Until it can, they wait for you on this page."
      action={<Button onClick={() => dispatch(tabChosen('ideas'))}>Pick an idea here instead</Button>}
    />
  );
}
