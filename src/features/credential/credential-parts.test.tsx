import { act, screen, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { credentialContract, type Credentials } from '../../contracts/credential';
import { buildCredentials, buildStored } from '../../testing/builders/credential';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

/** A server that keeps what it is sent, as masks. */
async function open(start: Credentials = buildCredentials(), session = buildSession()) {
  let kept = start;
  mockEndpoint(credentialContract.listCredentials, () => kept);
  const sent = mockEndpoint(credentialContract.updateCredentials, (values) => {
    const named = Object.entries(values).filter(([, value]) => value !== undefined);
    kept = {
      tests: {},
      fields: [
        ...kept.fields.filter(({ field }) => !named.some(([name]) => name === field)),
        ...named.flatMap(([field, value]) =>
          value === null
            ? []
            : [
                buildStored({
                  field: field as 'openaiKey',
                  shown: field === 'openaiModel' ? String(value) : '••••••••9999',
                }),
              ],
        ),
      ],
    };
    return kept;
  });
  const app = renderApp(`${paths.settings}?tab=keys`, { session });
  const panel = within(await screen.findByRole('region', { name: /^AI text and images/ }));
  const form = (name: string) => within(screen.getByRole('form', { name }));
  return {
    ...app,
    panel,
    form,
    sent,
    keep: (next: Credentials) => {
      kept = next;
    },
  };
}

const saveButton = ({ panel }: Awaited<ReturnType<typeof open>>) => panel.getByRole('button', { name: /^Sav/ });

test('each service says what it gives, what is so without it, where its key comes from and what is not built yet', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Phone and SMS',
      'Avatar videos Coming',
      'Facebook and Instagram',
      'Your own mail server',
      'Payments Coming',
    ]),
  );
  expect(
    screen.getByText(
      /^Everything that works today works without your own keys\. Services marked “Coming” are not used yet: we store their keys until they are\./,
    ),
  ).toBeVisible();
  const panel = within(screen.getByRole('region', { name: /^AI text and images/ }));
  expect(
    panel.getByText(/^Pictures and posts by models of your choice\. Without it: the built-in designer/),
  ).toBeVisible();
  expect(panel.queryByText('Coming')).not.toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'platform.openai.com/api-keys' })).toHaveAttribute(
    'href',
    'https://platform.openai.com/api-keys',
  );
  expect(panel.queryByText(/not built yet/)).not.toBeInTheDocument();
});

test('a stored key is a mask with who changed it and when; what is no secret can be read', async () => {
  const { panel } = await open();
  expect(panel.getByRole('group', { name: 'API key' })).toHaveTextContent(
    '••••••••a1b2, changed by Maya on 3 June 2020',
  );
  expect(panel.queryByLabelText('API key', { selector: 'input' })).not.toBeInTheDocument();
  expect(panel.getByLabelText(/^Model/)).toHaveValue('gpt-5-mini');
});

test('a replaced key is typed hidden, can be shown while it is typed, and is gone from the page once saved', async () => {
  const app = await open();
  const { user, panel, sent, container } = app;
  await user.click(panel.getByRole('button', { name: 'Replace API key' }));
  const field = panel.getByLabelText('API key', { selector: 'input' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveValue('');
  await user.type(field, 'sk-proj-new-0123456789');
  await user.click(panel.getByRole('button', { name: 'Show API key' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(panel.getByRole('button', { name: 'Hide API key' }));
  expect(field).toHaveAttribute('type', 'password');
  await user.click(saveButton(app));
  expect(await panel.findByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(sent).toEqual([{ openaiKey: 'sk-proj-new-0123456789' }]);
  expect(await panel.findByText('••••••••9999')).toBeVisible();
  expect(container.innerHTML).not.toContain('sk-proj-new');
});

test("'Saved!' stands for three seconds", async () => {
  const app = await open();
  await app.user.type(app.panel.getByLabelText(/^Model/), '2');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await app.user.click(saveButton(app));
  await app.panel.findByRole('button', { name: 'Saved!' });
  act(() => jest.advanceTimersByTime(2_000));
  expect(app.panel.getByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(await app.panel.findByRole('button', { name: 'Save Changes' })).toBeVisible(); // looking for it lets the clock go on
  jest.useRealTimers();
});

test('texts are sent to the service only while that is switched on', async () => {
  const app = await open();
  const choice = app.panel.getByRole('checkbox', { name: 'Use it for texts' });
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(/go to the service\. While this is off, no text does\.$/);
  await app.user.click(choice);
  await app.user.click(saveButton(app));
  expect(await app.panel.findByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(app.sent).toEqual([{ openaiTexts: 'on' }]);
});

test('a replacement that is cancelled leaves the stored key', async () => {
  const app = await open();
  await app.user.click(app.panel.getByRole('button', { name: 'Replace API key' }));
  await app.user.type(app.panel.getByLabelText('API key', { selector: 'input' }), 'half');
  await app.user.click(app.panel.getByRole('button', { name: 'Keep the stored API key' }));
  expect(app.panel.getByText('••••••••a1b2')).toBeVisible();
  expect(saveButton(app)).toHaveAccessibleDescription('Nothing has changed.');
});

test('a removal waits for Save Changes and can be taken back', async () => {
  const app = await open();
  const { user, panel, sent } = app;
  await user.click(panel.getByRole('button', { name: 'Remove API key' }));
  expect(panel.getByText('Removed when you save.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Keep API key' }));
  await user.click(panel.getByRole('button', { name: 'Remove API key' }));
  await user.clear(panel.getByLabelText(/^Model/));
  await user.click(saveButton(app));
  expect(await panel.findByLabelText('API key', { selector: 'input' })).toHaveValue('');
  expect(sent).toEqual([{ openaiKey: null, openaiModel: null }]);
});

test('a faulty value is named at its field, which gets the cursor, and nothing is sent', async () => {
  const { user, form, sent } = await open();
  const twilio = form('Phone and SMS');
  await user.type(twilio.getByLabelText('Account SID', { selector: 'input' }), 'SK12');
  await user.click(twilio.getByRole('button', { name: 'Save Changes' }));
  expect(await twilio.findByText(/An account SID is AC followed by 32/)).toBeVisible();
  expect(twilio.getByLabelText('Account SID', { selector: 'input' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('several faults are all told at their fields; correcting one leaves the cursor there', async () => {
  const { user, form, sent } = await open(buildCredentials({ fields: [] }));
  const openai = form('AI text and images');
  const [key, address, model] = [
    openai.getByLabelText('API key', { selector: 'input' }),
    openai.getByLabelText(/^Base URL/),
    openai.getByLabelText(/^Model/),
  ];
  await user.type(key, 'sk-');
  await user.type(address, 'http://llm.example/v1');
  await user.type(model, 'gpt<5>');
  await user.click(openai.getByRole('button', { name: 'Save Changes' }));
  expect(await openai.findByText(/^This is too short for a key/)).toBeVisible();
  expect([key, address, model].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  expect(address).toHaveAccessibleDescription(expect.stringContaining('Use https, so that the key travels encrypted.'));
  expect(model).toHaveAccessibleDescription(expect.stringContaining('no < and no >'));
  expect(key).toHaveFocus();
  await user.type(key, '123456');
  expect(key).toHaveFocus();
  expect(key).toHaveValue('sk-123456');
  expect([key, address, model].map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true', 'true']);
  expect(sent).toEqual([]);
});

test('an address without encryption is the server’s to allow', async () => {
  const { user, form } = await open(buildCredentials({ fields: [] }));
  const asked = mockEndpoint(credentialContract.updateCredentials, () =>
    refuse('invalid_request', 'Use https.', { openaiBaseUrl: 'Use https, so that the key travels encrypted.' }),
  );
  const openai = form('AI text and images');
  const address = openai.getByLabelText(/^Base URL/);
  await user.type(address, 'http://llm.example/v1');
  await user.click(openai.getByRole('button', { name: 'Save Changes' }));
  expect(await openai.findByText('Use https, so that the key travels encrypted.')).toBeVisible();
  expect(address).toHaveFocus();
  expect(address).toHaveValue('http://llm.example/v1');
  expect(asked).toEqual([{ openaiBaseUrl: 'http://llm.example/v1' }]);
});

test('where the base URL moves, the stored key is asked for again at once, and nothing is saved without it', async () => {
  const app = await open();
  const { user, panel, sent } = app;
  const address = panel.getByLabelText(/^Base URL/);
  await user.type(address, 'https://llm.example/v1');
  expect(address).toHaveFocus();
  const key = panel.getByLabelText('API key', { selector: 'input' });
  expect(key).toHaveAccessibleDescription('Type the key again: it was stored for api.openai.com.');
  expect(key).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(saveButton(app));
  expect(key).toHaveAttribute('aria-invalid', 'true');
  expect(key).toHaveFocus();
  expect(address).toHaveValue('https://llm.example/v1');
  expect(sent).toEqual([]);
  await user.type(key, 'sk-proj-new-0123456789');
  await user.click(saveButton(app));
  expect(await panel.findByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(sent).toEqual([{ openaiKey: 'sk-proj-new-0123456789', openaiBaseUrl: 'https://llm.example/v1' }]);
});

test('where the base URL moves back, the stored key stands again; it can also be removed instead', async () => {
  const app = await open();
  const { user, panel, sent } = app;
  const address = panel.getByLabelText(/^Base URL/);
  await user.type(address, 'https://llm.example/v1');
  await user.click(saveButton(app));
  await user.clear(address);
  expect(panel.getByText('••••••••a1b2')).toBeVisible();
  await user.type(address, 'https://llm.example/v1');
  await user.click(panel.getByRole('button', { name: 'Remove API key' }));
  expect(panel.getByText('Removed when you save.')).toBeVisible();
  await user.click(saveButton(app));
  expect(await panel.findByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(sent).toEqual([{ openaiKey: null, openaiBaseUrl: 'https://llm.example/v1' }]);
});

test('a key that only the server knows to be asked for again gets its field, and what was typed stays', async () => {
  const app = await open();
  const { user, panel } = app;
  const sentence = 'Type the key again: it was stored for other.example.';
  mockEndpoint(credentialContract.updateCredentials, () =>
    refuse('invalid_request', sentence, { openaiKey: sentence }),
  );
  await user.type(panel.getByLabelText(/^Model/), '2');
  await user.click(saveButton(app));
  const key = await panel.findByLabelText('API key', { selector: 'input' });
  expect(key).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(key).toHaveFocus();
  expect(panel.getByLabelText(/^Model/)).toHaveValue('gpt-5-mini2');
});

test('the password of a mail server is asked for again where its port changes', async () => {
  const { user, form } = await open(
    buildCredentials({
      fields: [
        buildStored({ field: 'smtpHost', shown: 'smtp.example.com' }),
        buildStored({ field: 'smtpPassword', shown: '••••••••' }),
      ],
    }),
  );
  const smtp = form('Your own mail server');
  await user.type(smtp.getByLabelText(/^Port/), '465');
  expect(smtp.getByLabelText(/^Password/, { selector: 'input' })).toHaveAccessibleDescription(
    'Type the password again: it was stored for smtp.example.com:587.',
  );
});

test('when the network is away, what was typed stays', async () => {
  const app = await open();
  mockNetworkFailure(credentialContract.updateCredentials);
  await app.user.click(app.panel.getByRole('button', { name: 'Replace API key' }));
  await app.user.type(app.panel.getByLabelText('API key', { selector: 'input' }), 'sk-typed');
  await app.user.click(saveButton(app));
  expect(await app.panel.findByRole('alert')).toHaveTextContent('What you typed is still here.');
  expect(app.panel.getByLabelText('API key', { selector: 'input' })).toHaveValue('sk-typed');
  expect(app.panel.queryByRole('button', { name: 'Saved!' })).not.toBeInTheDocument();
});

test('leaving with a typed key asks first', async () => {
  const app = await open();
  await app.user.type(app.panel.getByLabelText(/^Model/), 'x');
  await app.user.click(screen.getAllByRole('link', { name: /Overview/ })[0]!);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('a test says in words what it found, and when', async () => {
  const app = await open();
  const found = { works: true, sentence: 'The key works. OpenAI offers it 62 models.', at: new Date().toISOString() };
  const asked = mockEndpoint(credentialContract.testCredentials, () => {
    app.keep(buildCredentials({ tests: { openai: found } }));
    return found;
  });
  await app.user.click(app.panel.getByRole('button', { name: 'Test AI text and images' }));
  const result = await app.panel.findByRole('status');
  expect(result).toHaveTextContent(/OpenAI offers it 62 models\. Tested today, \d\d:\d\d\./);
  expect(within(result).getByLabelText('Works')).toBeVisible();
  expect(asked).toEqual([{ vendor: 'openai' }]);
});

test('a fault looks like one', async () => {
  const { panel } = await open(
    buildCredentials({
      tests: { openai: { works: false, sentence: 'OpenAI does not accept this key.', at: '2020-06-04T09:00:00.000Z' } },
    }),
  );
  expect(within(panel.getByRole('status')).getByLabelText('Does not work')).toBeVisible();
});

test('a test that could not be made says why', async () => {
  const { user, panel } = await open();
  mockEndpoint(credentialContract.testCredentials, () => refuse('rate_limited', 'Too many tests. Wait a minute.'));
  await user.click(panel.getByRole('button', { name: 'Test AI text and images' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Too many tests. Wait a minute.');
});

test('there is nothing to test while something is missing or not saved yet', async () => {
  const { user, panel, form } = await open();
  expect(form('Payments').getByRole('button', { name: 'Test Payments' })).toHaveAccessibleDescription(
    'Store “Client ID” and “Secret” first.',
  );
  await user.type(panel.getByLabelText(/^Model/), 'x');
  expect(panel.getByRole('button', { name: 'Test AI text and images' })).toHaveAccessibleDescription('Save first.');
});

test('in a demo keys can be kept but not tested', async () => {
  const { panel } = await open(buildCredentials(), buildDemoSession('jo@bakery.example'));
  expect(panel.getByRole('button', { name: 'Test AI text and images' })).toHaveAccessibleDescription(
    'A demo cannot do this. Register to open your own workspace.',
  );
  expect(panel.getByRole('button', { name: 'Replace API key' })).toBeVisible();
});

test('a key whose root secret is gone asks to be entered again', async () => {
  const { panel } = await open(buildCredentials({ fields: [buildStored({ lost: true })] }));
  expect(panel.getByText('It was stored with a different root secret. Enter it again.')).toBeVisible();
});

test('a member reads masks and what a test found, and changes nothing', async () => {
  const { panel } = await open(
    buildCredentials({
      tests: { openai: { works: true, sentence: 'The key works.', at: '2020-06-04T09:00:00.000Z' } },
    }),
    buildSession({ workspace: { role: 'member' } }),
  );
  expect(screen.getByText(/Only owners of the workspace can store and test keys\./)).toBeVisible();
  expect(panel.getByText('••••••••a1b2')).toBeVisible();
  expect(panel.getByRole('status')).toHaveTextContent('The key works.');
  expect(panel.queryAllByRole('button')).toEqual([]);
  expect(panel.queryAllByRole('textbox')).toEqual([]);
});

test('when keys cannot be read, the page says so and tries again', async () => {
  mockEndpoint(credentialContract.listCredentials, () => refuse('internal', 'Something went wrong on our side.'));
  const { user } = renderApp(`${paths.settings}?tab=keys`, { session: buildSession() });
  expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
  mockEndpoint(credentialContract.listCredentials, () => buildCredentials());
  await pressAgain(user);
  expect(await screen.findByText('••••••••a1b2')).toBeVisible();
});
