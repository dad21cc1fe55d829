import { authContract } from '../../../../src/contracts/auth';
import { RING_WINDOW_MS } from '../../../../src/domain/call/call-schedule';
import { callsContract, type CallEntry } from '../../../../src/contracts/calls';
import { decisionsContract } from '../../../../src/contracts/decisions';
import { makeClient } from '../../../testing/call';
import { useDatabase } from '../../../testing/database';
import { functions, registerOperator } from '../../../testing/world';

useDatabase();

it('opens with two calls that were, one to come, and a test call that rings', async () => {
  await registerOperator();
  const demo = makeClient(functions);
  await demo.call('auth', authContract.login, { email: `demo-${crypto.randomUUID()}@example.com`, password: 'x' });
  const calls = (await demo.call('calls', callsContract.listCalls, {})).body.data.items as CallEntry[];
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call).toMatchObject({ state: 'completed', outcome: 'chose', approved: 1, kind: 'week' });
    expect(call.duration).toBeGreaterThan(0);
    const { turns } = (await demo.call('calls', callsContract.getCall, { callId: call.id })).body.data;
    expect(turns.map(({ text }: { text: string }) => text).join(' ')).toContain(`I’m making “${call.topic}” now`);
  }
  const { next } = (await demo.call('calls', callsContract.getCallPlan, {})).body.data;
  expect(Date.parse(next.at)).toBeGreaterThan(Date.now() - RING_WINDOW_MS);
  const { decision } = (await demo.call('decisions', decisionsContract.getDecision, {})).body.data;
  const rung = (await demo.call('calls', callsContract.createCall, { kind: 'test' })).body.data;
  const talk = (await demo.call('calls', callsContract.answerCall, { callId: rung.id })).body.data;
  expect(talk.call.suggestions).toBe(decision?.state === 'open' ? decision.ideas.length : 0);
  expect(talk.lines[0].text).toContain('the automated assistant of');
});
