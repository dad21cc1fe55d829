import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { campaignEditPath } from '../../../config/paths';
import { campaignsContract } from '../../../contracts/campaigns';
import { campaignIds } from '../../../testing/builders/campaigns';
import { buildSession } from '../../../testing/builders/session';
import { mockCampaignEditor } from '../../../testing/campaign-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockReply, refuse } from '../../../testing/server';
import { openDialogs } from '../../../testing/open-dialogs';

test('a save whose answer was lost is nobody else’s, even where it is read again only after the next one was refused', async () => {
  const { serverState, keep } = mockCampaignEditor();
  const { user } = renderApp(campaignEditPath(campaignIds.campaign), { session: buildSession() });
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  const read = Promise.withResolvers<void>();
  mockEndpoint(campaignsContract.getCampaignEmail, async () => {
    await read.promise;
    return serverState.email;
  });
  mockReply(campaignsContract.updateCampaignEmail, () => {
    keep({ subject: 'Our June menu is here!' });
    return HttpResponse.error();
  });
  await user.type(subject, '!');
  expect(await screen.findByText(/^Not saved\. We could not reach Fourbeat/)).toBeVisible();

  const refused: number[] = [];
  mockEndpoint(campaignsContract.updateCampaignEmail, ({ revision, subject: saved }) => {
    if (revision === serverState.email.revision) return keep({ subject: saved });
    refused.push(revision);
    return refuse('conflict');
  });
  await user.type(subject, '?');
  await waitFor(() => expect(refused).toEqual([3]));
  read.resolve();
  await waitFor(() => expect(serverState.email.subject).toBe('Our June menu is here!?'));
  expect(openDialogs()).toEqual([]);
});
