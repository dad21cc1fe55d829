import { screen, waitFor, within } from '@testing-library/react';
import { automationPath, paths } from '../../../config/paths';
import { automationsContract } from '../../../contracts/automations';
import { contactsContract } from '../../../contracts/contacts';
import { segmentsContract } from '../../../contracts/segments';
import {
  buildContact,
  buildContactBook,
  buildContactDetail,
  buildContactEvent,
} from '../../../testing/builders/contacts';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const fieldId = 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000f1';
let events = [buildContactEvent()];

beforeEach(() => {
  events = [buildContactEvent()];
  mockEndpoint(contactsContract.listContactBatches, () => ({ items: [] }));
  mockEndpoint(contactsContract.listContacts, () => ({ items: [buildContact()], nextCursor: null }));
  mockEndpoint(contactsContract.listContactExports, () => ({ items: [] }));
  mockEndpoint(segmentsContract.listSegments, () => ({ items: [] }));
  mockEndpoint(contactsContract.getContact, () => buildContactDetail({ custom: { [fieldId]: '1990-02-03' } }));
  // After the one above, whose address would take theirs for an id.
  mockEndpoint(contactsContract.getContactBook, () =>
    buildContactBook({ fields: [{ id: fieldId, label: 'Birthday', kind: 'date', choices: [] }] }),
  );
  mockEndpoint(contactsContract.countContacts, () => ({ count: 1, exact: true }));
  mockEndpoint(contactsContract.listContactEvents, () => ({ items: events, nextCursor: null }));
});

async function open(session = buildSession()) {
  const app = renderApp(`${paths.contacts}?contact=${buildContact().id}`, { session });
  const panel = await screen.findByRole('dialog', { name: 'Hannah Boateng' });
  await within(panel).findByText('Wants a quote for forty people.');
  return { ...app, panel };
}

describe('a contact beside the list', () => {
  test('shows addresses, value, tags, the workspace’s own fields, consents and what happened', async () => {
    const { panel } = await open();
    expect(await within(panel).findByText('3 February 1990')).toBeVisible();
    for (const words of ['hannah@harbourdental.example', 'Harbour Dental', '$3,960', 'Catering', 'Text messages'])
      expect(within(panel).getByText(words)).toBeVisible();
    expect(within(panel).getByRole('link', { name: '(555) 013-0108' })).toHaveAttribute('href', 'tel:+15550130108');
    expect(within(panel).getAllByText('Never asked.')).toHaveLength(3);
  });

  test('says why an address is blocked before anything else about its consent', async () => {
    mockEndpoint(contactsContract.getContact, () =>
      buildContactDetail({
        consents: [{ channel: 'email', state: 'granted', basis: 'express', at: '2026-05-01T09:00:00.000Z' }],
        suppressed: [{ channel: 'email', reason: 'unsubscribed', at: '2026-06-01T09:00:00.000Z' }],
      }),
    );
    const { panel } = await open();
    expect(within(panel).getByRole('list', { name: 'Consents by channel' })).toHaveTextContent(
      /They have unsubscribed from marketing emails\. Agreed .*Blocked/,
    );
  });

  test('shows the automations that they are in, and what each did', async () => {
    const campaignId = 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000c1';
    const runId = 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000e1';
    mockEndpoint(automationsContract.listContactRuns, () => ({
      items: [
        {
          id: runId,
          campaignId,
          automation: 'Welcome, new regulars',
          state: 'active' as const,
          enteredAt: '2026-06-01T09:00:00.000Z',
          wakesAt: null,
          endedAt: null,
        },
      ],
    }));
    const asked = mockEndpoint(automationsContract.listRunLog, () => ({
      items: [
        {
          id: runId,
          stepId: null,
          did: true,
          sentence: 'Entered: signed up.',
          at: '2026-06-01T09:00:00.000Z',
          until: null,
        },
      ],
      nextCursor: null,
    }));
    const { panel, user } = await open();
    expect(await within(panel).findByRole('list', { name: 'Automations' })).toHaveTextContent('Welcome, new regulars');
    await user.click(within(panel).getByRole('button', { name: 'Welcome, new regulars' }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome, new regulars' });
    expect(await within(dialog).findByText('Entered: signed up.')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Open automation' })).toHaveAttribute(
      'href',
      automationPath(campaignId),
    );
    expect(asked[0]).toMatchObject({ campaignId, runId });
  });

  test('takes a note, and a deleted one back', async () => {
    const { panel, user } = await open();
    const written = mockEndpoint(contactsContract.createContactNote, ({ text }) => buildContactEvent({ text }));
    const removed = mockEndpoint(contactsContract.deleteContactNote, ({ eventId }) => ({ id: eventId }));
    await user.type(within(panel).getByRole('textbox', { name: 'Note' }), 'Allergic to nuts');
    await user.click(within(panel).getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'Note' })).toHaveValue(''));
    expect(written).toEqual([{ contactId: buildContact().id, text: 'Allergic to nuts' }]);
    await user.click(within(panel).getByRole('button', { name: 'Delete this note' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(written).toHaveLength(2));
    expect([removed.length, written[1]?.text]).toEqual([1, 'Wants a quote for forty people.']);
  });

  test('is changed in its place: only what was filled in is sent, and an error stands at the address that caused it', async () => {
    const { panel, user } = await open();
    let refused = true;
    const sent = mockEndpoint(contactsContract.updateContact, ({ company }) => {
      if (refused) return refuse('conflict', undefined, { 'points.2.value': 'Tomas Lindgren has this email.' });
      return buildContactDetail({ company: company ?? '' });
    });
    await user.click(within(panel).getByRole('button', { name: 'Edit' }));
    await user.click(within(panel).getByRole('button', { name: 'Add email' }));
    await user.type(within(panel).getByRole('textbox', { name: 'Email 2' }), 'tomas@lindgren.example');
    await user.clear(within(panel).getByRole('textbox', { name: /^Value/ }));
    await user.type(within(panel).getByRole('textbox', { name: /^Value/ }), '1,420.50');
    await user.type(within(panel).getByRole('combobox', { name: /^Tags/ }), 'VIP{Enter}');
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await within(panel).findByText('Tomas Lindgren has this email.')).toBeVisible();
    expect(within(panel).getByRole('textbox', { name: 'Email 2' })).toHaveAccessibleDescription(
      /Tomas Lindgren has this email/,
    );
    expect(sent[0]).toMatchObject({
      value: 142_050,
      tags: ['Catering', 'Regular', 'VIP'],
      points: [{ kind: 'email' }, { kind: 'phone' }, { kind: 'email', value: 'tomas@lindgren.example' }],
    });
    refused = false;
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Contact saved.')).toBeVisible();
  });

  test('asks for how a consent is known before it is written down', async () => {
    const { panel, user } = await open();
    const sent = mockEndpoint(contactsContract.createConsent, () => buildContactDetail());
    await user.click(within(panel).getByRole('button', { name: 'Change consent to marketing emails' }));
    const dialog = await screen.findByRole('dialog', { name: 'Consent to marketing emails' });
    expect(within(dialog).getByRole('button', { name: 'Save consent' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(within(dialog).getByRole('textbox', { name: 'How you know' }), 'Asked at the counter');
    await user.click(within(dialog).getByRole('button', { name: 'Save consent' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          contactId: buildContact().id,
          channel: 'email',
          state: 'granted',
          basis: 'express',
          wording: '',
          proof: 'Asked at the counter',
        },
      ]),
    );
  });

  test('is written to, and a refusal keeps what was written', async () => {
    const { panel, user } = await open();
    mockEndpoint(contactsContract.sendContactMessage, () => refuse('conflict', 'They asked not to be contacted.'));
    await user.click(within(panel).getByRole('button', { name: 'Message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message to Hannah Boateng' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Subject' }), 'Your quote');
    await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Here it is.');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('They asked not to be contacted.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Message' })).toHaveValue('Here it is.');
  });

  test('is written to by whoever has confirmed an address; others are told before they write', async () => {
    const { panel, user } = await open(buildSession({ user: { emailVerified: false } }));
    await user.click(within(panel).getByRole('button', { name: 'Message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message to Hannah Boateng' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Your email address is not confirmed yet.');
    expect(within(dialog).getByRole('button', { name: 'Send the confirmation again' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Confirm your own email address first.',
    );
  });

  test('is erased only after a question that says what goes', async () => {
    const { panel, user } = await open();
    const erased = mockEndpoint(contactsContract.eraseContact, ({ contactId }) => ({ id: contactId }));
    await user.click(within(panel).getByRole('button', { name: 'Erase' }));
    const question = await screen.findByRole('alertdialog', { name: 'Erase Hannah Boateng?' });
    expect(erased).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Erase contact' }));
    expect(await screen.findByText('Contact erased.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hannah Boateng' })).not.toBeInTheDocument());
  });
});
