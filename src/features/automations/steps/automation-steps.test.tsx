import { act, screen, waitFor, within } from '@testing-library/react';
import { campaignPath, paths } from '../../../config/paths';
import { automationsContract } from '../../../contracts/automations';
import { contactsContract } from '../../../contracts/contacts';
import {
  addStep,
  chooseOption,
  findCard,
  findTimeline,
  mockRunning,
  openAutomation,
  pickOption,
  readTimeline,
  saveAutomation,
  submitCard,
} from '../../../testing/automation-hands';
import { untilClosed } from '../../../testing/open-dialogs';
import { mailId, mockAutomation } from '../../../testing/automation-server';
import { campaignIds } from '../../../testing/builders/campaigns';
import { contactTagIds } from '../../../testing/builders/contacts';
import { buildSegment } from '../../../testing/builders/segments';
import { mockEndpoint, refuse } from '../../../testing/server';

describe('an automation that is built from nothing', () => {
  test('says what is missing, and is saved exactly as it was built', async () => {
    const { saves, mails, tags } = mockAutomation();
    const { user } = openAutomation();
    expect(await readTimeline()).toEqual(['No trigger yet', 'No goal', 'Each person once']);
    const missing = within(await screen.findByRole('region', { name: 'Needs fixing' }));
    expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Choose what starts it: a sign-up, a tag, a segment or a day.',
      'It has no steps yet.',
    ]);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();

    await user.click(await findCard('No trigger yet'));
    await chooseOption(user, 'Starts when someone', 'gets a tag');
    await user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'regu');
    await user.click(await screen.findByRole('option', { name: 'Regular' }));
    await submitCard(user, 'Done');

    await addStep(user, 'Send an email');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Name the email so you can find it again.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Email name/ }), 'Hello there');
    await submitCard(user, 'Add');
    expect(mails).toEqual([{ campaignId: campaignIds.campaign, name: 'Hello there' }]);

    await addStep(user, 'Wait');
    const howLong = await screen.findByRole('spinbutton', { name: 'How long' });
    await user.clear(howLong);
    await user.type(howLong, '0');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Enter at least 1.')).toBeVisible();
    await user.clear(howLong);
    await user.type(howLong, '2');
    await submitCard(user, 'Add');

    await addStep(user, 'Check a condition');
    expect(await screen.findByText('Continue only if “Hello there” was clicked – otherwise end here.')).toBeVisible();
    await chooseOption(user, 'Was', 'not clicked');
    await submitCard(user, 'Add');

    await addStep(user, 'Change a tag');
    await user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'Quiet{Enter}');
    await untilClosed();
    expect(tags).toEqual([{ name: 'Quiet' }]);

    await user.click(await findCard('No goal'));
    await chooseOption(user, 'Leaves early when someone', 'buys something after one of its emails');
    await submitCard(user, 'Done');
    await user.click(await findCard('Each person once'));
    await pickOption(user, 'Every time it happens');
    await submitCard(user, 'Done');

    expect(await readTimeline()).toEqual([
      'Starts when someone gets the tag “Regular”',
      'Send “Hello there”',
      'Wait 2 days',
      'Continue only if “Hello there” was not clicked – otherwise end here',
      'Add the tag “Quiet”',
      'Leaves early when someone buys something after one of its emails',
      'Every time it happens, at most once a day',
    ]);
    expect(saves).toEqual([]);
    await saveAutomation(user);
    const [{ steps, ...rest }] = saves as [(typeof saves)[number]];
    const [send, wait, check, tag] = steps;
    expect(rest).toEqual({
      campaignId: campaignIds.campaign,
      revision: 1,
      trigger: { on: 'tag', tagId: contactTagIds.regular },
      goal: { is: 'converted' },
      reentry: 'again',
    });
    expect(steps).toEqual([
      { id: send!.id, do: 'send', emailId: mailId(1) },
      { id: wait!.id, do: 'wait', minutes: 2_880 },
      {
        id: check!.id,
        do: 'condition',
        test: { about: 'mail', is: 'not-clicked', stepId: send!.id },
        otherwise: 'end',
      },
      { id: tag!.id, do: 'tag', tagId: mailId(92), change: 'add' },
    ]);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(4);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  });

  test('may start on a day of each person’s own, days before it', async () => {
    const { serverState, saves } = mockAutomation();
    serverState.book = {
      ...serverState.book,
      fields: [
        { id: mailId(50), label: 'Birthday', kind: 'date', choices: [] },
        { id: mailId(51), label: 'Dish', kind: 'text', choices: [] },
      ],
    };
    const { user } = openAutomation();
    await user.click(await findCard('No trigger yet'));
    await chooseOption(user, 'Starts when someone', 'has a date coming up, such as a birthday');
    expect(await screen.findByRole('combobox', { name: 'Field' })).toHaveTextContent('Birthday');
    await chooseOption(user, 'When', 'days before it');
    const days = await screen.findByRole('spinbutton', { name: 'How many days' });
    await user.clear(days);
    await user.type(days, '7');
    await chooseOption(user, 'At', '08:00');
    await submitCard(user, 'Done');
    await saveAutomation(user);
    expect(saves[0]?.trigger).toEqual({ on: 'date', fieldId: mailId(50), offsetDays: -7, hour: 8, yearly: true });
    expect(await readTimeline()).toContain(
      'Starts 7 days before the day in the field “Birthday”, at 08:00, every year',
    );
  });

  test('makes the field for a day right there where there is none, and chooses the only one', async () => {
    const { serverState, saves } = mockAutomation();
    const made = mockEndpoint(contactsContract.createContactField, ({ label, kind }) => {
      const field = { id: mailId(52), label, kind, choices: [] };
      serverState.book = { ...serverState.book, fields: [field] };
      return field;
    });
    const { user } = openAutomation();
    await user.click(await findCard('No trigger yet'));
    await chooseOption(user, 'Starts when someone', 'has a date coming up, such as a birthday');
    const name = await screen.findByRole('textbox', { name: /^New field name/ });
    expect(name).toHaveValue('Birthday');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Enter a field name first.')).toBeVisible();
    await user.type(name, 'Wedding day');
    await submitCard(user, 'Done');
    expect(made).toEqual([{ label: 'Wedding day', kind: 'date', choices: [] }]);
    expect(await findCard('Starts on the day in the field “Wedding day”, at 09:00, every year')).toBeVisible();
    await saveAutomation(user);
    expect(saves[0]?.trigger).toMatchObject({ fieldId: mailId(52) });
  });

  test('says what is missing where there is no segment', async () => {
    mockAutomation();
    const { user } = openAutomation();
    await user.click(await findCard('No trigger yet'));
    await chooseOption(user, 'Starts when someone', 'joins a segment');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Create a segment first.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', paths.segments);
  });

  test('may start with a segment and look at the contact', async () => {
    const { serverState, saves } = mockAutomation({ steps: [{ id: 'pause', do: 'wait', minutes: 60 }] });
    serverState.segments = [buildSegment()];
    const { user } = openAutomation();
    await user.click(await findCard('No trigger yet'));
    await chooseOption(user, 'Starts when someone', 'joins a segment');
    await chooseOption(user, 'Segment', 'Sleeping regulars');
    await submitCard(user, 'Done');
    await addStep(user, 'Check a condition');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Choose a tag.')).toBeVisible();
    await chooseOption(user, 'Tag', 'Catering');
    await chooseOption(user, 'Otherwise', 'Skip the next step');
    await submitCard(user, 'Add');
    await saveAutomation(user);
    expect(saves[0]).toMatchObject({
      trigger: { on: 'segment', segmentId: buildSegment().id },
      steps: [
        {},
        {
          do: 'condition',
          test: { about: 'contact', rule: { about: 'tag', is: 'has', tagId: contactTagIds.catering } },
          otherwise: 'skip-next',
        },
      ],
    });
    expect(await readTimeline()).toContain(
      'Continue only with people who have the tag “Catering” – otherwise skip the next step',
    );
  });
});

describe('one that runs', () => {
  test('shows who is where and what became of its mails, and says what a change does', async () => {
    mockRunning();
    openAutomation();
    expect(
      await screen.findByText(
        '12 people are in this now. Waiting times stay the same, and your changes apply to everyone’s next steps.',
      ),
    ).toBeVisible();
    await waitFor(async () =>
      expect(await readTimeline()).toEqual([
        'Starts when someone signs up on your page and confirms',
        'Send “Welcome”',
        'Wait 2 days',
        'Continue only if “Welcome” was not clicked – otherwise end here',
        'Add the tag “Regular”',
        'No goal',
        'Each person once',
      ]),
    );
    expect(screen.getByText('12 people are waiting here')).toBeVisible();
    const figures = [...(await findTimeline()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['Sent200', 'Opens60%', 'Clicks25%']);
    expect(screen.getByRole('link', { name: 'Figures' })).toHaveAttribute('href', campaignPath(campaignIds.campaign));
  });

  test('is changed, and what is saved is over the revision that was seen', async () => {
    const { saves } = mockRunning();
    const { user } = openAutomation();
    await user.click(await findCard('Wait 2 days'));
    expect(await screen.findByText('People already waiting here keep their waiting time.')).toBeVisible();
    await chooseOption(user, 'Unit', 'Weeks');
    await submitCard(user, 'Done');
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    await saveAutomation(user);
    expect(saves[0]).toMatchObject({ revision: 4, steps: [{}, { id: 'pause', do: 'wait', minutes: 20_160 }, {}, {}] });
  });

  test('says what another trigger means, before and after it is chosen', async () => {
    mockRunning();
    const { user } = openAutomation();
    expect(await screen.findByText('You can add earlier sign-ups by hand, under People.')).toBeVisible();
    await user.click(await findCard(/^Starts when someone signs up/));
    await chooseOption(user, 'Starts when someone', 'gets a tag');
    const words =
      'Applies when you save. The old trigger stops then. Anyone already in this carries on. People who have the tag by then don’t enter.';
    expect(await screen.findByText(words)).toBeVisible();
    await user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'Regular');
    await submitCard(user, 'Done');
    expect(within(await findTimeline()).getByText(words)).toBeVisible();
    await saveAutomation(user);
    expect(
      await within(await findTimeline()).findByText(
        'You can add people who already have the tag by hand, under People.',
      ),
    ).toBeVisible();
  });

  test('a step is duplicated right after itself; a mail is not, since one step sends it', async () => {
    const { saves } = mockRunning();
    const { user } = openAutomation();
    await user.click(await screen.findByRole('button', { name: 'Actions for: Wait 2 days' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await user.click(await screen.findByRole('button', { name: 'Actions for: Send “Welcome”' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await saveAutomation(user);
    const steps = saves[0]!.steps;
    expect(steps.map((step) => step.do)).toEqual(['send', 'wait', 'wait', 'condition', 'tag']);
    expect(steps[2]).toEqual({ ...steps[1], id: steps[2]!.id });
    expect(steps[2]!.id).not.toBe('pause');
  });

  test('steps move by keys and by the menu, and what is asked about too early is said', async () => {
    mockRunning();
    const { user } = openAutomation();
    const check = await findCard(/^Continue only/);
    act(() => check.focus());
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Moved to position 1 of 4.')).toBeInTheDocument();
    expect(await findCard(/^Continue only/)).toHaveFocus();
    expect(
      within(await findTimeline()).getByText('It checks “Welcome”, which is sent later. Move one of the two steps.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Actions for: Continue only/ }));
    expect(await screen.findByRole('menuitem', { name: /^Move up/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: /^Move down/ }));
    expect((await readTimeline()).slice(1, 3)).toEqual([
      'Send “Welcome”',
      'Continue only if “Welcome” was not clicked – otherwise end here',
    ]);
  });

  test('a step goes with an undo; one where people are asks first and says what becomes of them', async () => {
    const { saves } = mockRunning();
    const { user } = openAutomation();
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for: ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    };
    await remove('Add the tag “Regular”');
    expect(await readTimeline()).not.toContain('Add the tag “Regular”');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await readTimeline())[4]).toBe('Add the tag “Regular”');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();

    await remove('Wait 2 days');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Wait 2 days”?' });
    expect(question).toHaveTextContent(
      '12 people are at this step now. Once you save, they finish their wait and then continue with the step after it.',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete step' }));
    await waitFor(async () => expect(await readTimeline()).not.toContain('Wait 2 days'));
    await saveAutomation(user);
    expect(saves[0]?.steps.map(({ id }) => id)).toEqual(['hello', 'read', 'mark']);
  });

  test('what the server does not take is said at its step, and nothing is lost', async () => {
    mockRunning();
    mockEndpoint(automationsContract.updateAutomation, () =>
      refuse('invalid_request', undefined, { 'steps.3': 'This tag was deleted. Choose another.' }),
    );
    const { user } = openAutomation();
    await user.click(await findCard('Add the tag “Regular”'));
    await pickOption(user, 'Remove');
    await submitCard(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It was not saved. Fix the steps marked below.')).toBeVisible();
    expect(within(await findTimeline()).getByText('This tag was deleted. Choose another.')).toBeVisible();
    expect(await findCard('Remove the tag “Regular”')).toBeVisible();
  });

  test('changes are discarded, and come back by Undo', async () => {
    mockRunning();
    const { user } = openAutomation();
    await user.click(await findCard('Each person once'));
    await pickOption(user, 'Every time it happens');
    await submitCard(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await findCard('Each person once')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await findCard(/^Every time it happens/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });
});
