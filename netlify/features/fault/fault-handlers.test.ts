import { faultContract } from '../../../src/contracts/fault';
import { log } from '../../http/log';
import { makeClient } from '../../testing/call';
import { useDatabase } from '../../testing/database';
import { functions } from '../../testing/world';

useDatabase();

const fault = { kind: 'error' as const, message: 'x is not a function', stack: 'at page.js:1:2', page: '/dashboard' };

it('writes what failed in a browser to the log, as one line', async () => {
  const lines = jest.spyOn(log(), 'warn').mockImplementation(() => undefined);
  const { status } = await makeClient(functions).call('fault', faultContract.createFault, {
    ...fault,
    message: 'first\n{"level":60,"msg":"forged"}',
  });
  expect(status).toBe(200);
  expect(lines).toHaveBeenCalledWith(
    expect.objectContaining({
      fault: expect.objectContaining({
        kind: 'error',
        message: 'first\n{"level":60,"msg":"forged"}',
        page: '/dashboard',
      }),
    }),
    'fault in a browser',
  );
  lines.mockRestore();
});

it('takes thirty in ten minutes from one address, so that a broken page cannot fill the log', async () => {
  const client = makeClient(functions);
  const statuses: number[] = [];
  for (let turn = 0; turn < 32; turn++)
    statuses.push((await client.call('fault', faultContract.createFault, fault)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it.each([
  ['a kind it does not know', { ...fault, kind: 'other' }],
  ['a message that is too long', { ...fault, message: 'x'.repeat(501) }],
])('refuses %s', async (_name, input) => {
  expect((await makeClient(functions).call('fault', faultContract.createFault, input as typeof fault)).status).toBe(
    400,
  );
});
