import { useEffect } from 'react';
import { deferred } from '../../ui/deferred';
import { PartLoading } from '../../ui/late-part';

/** The engine's tab of automation rules. Its code loads when it is first shown, so that no other tab carries it. */
export function RulesTab() {
  useEffect(() => LateRules.fetch(), []);
  return <LateRules />;
}

const LateRules = deferred<object>(async () => (await import('./list/rules-panel')).RulesPanel, PartLoading);
