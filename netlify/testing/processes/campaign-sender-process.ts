import { campaignSender } from '../../features/sending/campaigns/campaign-sender-wiring';

/**
 * A worker process that only sends one campaign, for tests that kill it: reports when it is ready, starts when
 * told what to send, and reports when it is done.
 */
process.on('message', (payload: { workspaceId: string; campaignId: string }) => {
  void campaignSender({ timing: { beatMs: 200, soonMs: 0, leastWaitMs: 5 } })
    .send(payload, new AbortController().signal)
    .then(
      () => process.send?.('done'),
      (error: unknown) => process.send?.(`failed: ${String(error)}`),
    );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
