import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { automationPath } from '../config/paths';
import { campaignsContract } from '../contracts/campaigns';
import { mockAutomation, writtenMail } from './automation-server';
import { buildWelcome } from './builders/automations';
import { buildCampaignEmail, campaignIds } from './builders/campaigns';
import { buildSession } from './builders/session';
import { untilClosed } from './open-dialogs';
import { renderApp } from './render';
import { mockEndpoint } from './server';

export const openAutomation = (part = '', session = buildSession()) =>
  renderApp(automationPath(campaignIds.campaign, part), { session });
export type User = ReturnType<(typeof userEvent)['setup']>;
export const findTimeline = () => screen.findByRole('list', { name: 'Steps of the automation' });
export const findCard = async (name: string | RegExp) => within(await findTimeline()).findByRole('button', { name });
export const readTimeline = async () =>
  [...(await findTimeline()).querySelectorAll('[data-card]')].map(({ textContent }) => textContent);
export const findPanel = (name: string) => screen.findByRole('dialog', { name });
export const chooseOption = async (user: User, field: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};
export const addStep = async (user: User, kind: string) => {
  await user.click((await within(await findTimeline()).findAllByRole('button', { name: /^Add step after/ })).at(-1)!);
  await user.click(await screen.findByRole('menuitem', { name: kind }));
};
/** Clicks the label of a radio option. */
export const pickOption = async (user: User, option: string) =>
  user.click((await screen.findByRole('radio', { name: option })).closest('label')!);
export const submitCard = async (user: User, name: 'Add' | 'Done') => {
  await user.click(await screen.findByRole('button', { name }));
  await untilClosed();
};
export const saveAutomation = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Automation saved.')).toBeVisible();
};
export const mockRunning = (change: Parameters<typeof buildWelcome>[0] = {}) =>
  mockAutomation(buildWelcome(change), { status: 'active', emails: [writtenMail()] });
export const mockMail = () =>
  mockEndpoint(campaignsContract.getCampaignEmail, ({ emailId }) => buildCampaignEmail({ id: emailId }));
