import { screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_FAILED } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { siteContract } from '../../../contracts/site';
import { exampleContact } from '../../../domain/site-contact';
import { buildContactInfo } from '../../../testing/builders/site';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';

const set = buildContactInfo({
  description: 'Ask the bakers.',
  contactMethods: [
    {
      type: 'email',
      label: 'Email',
      value: 'hello@loaf.example',
      description: 'We answer within 24 hours.',
      href: 'mailto:hello@loaf.example',
      example: false,
    },
  ],
  office: { address: '1 Elm Street, Bristol', hours: 'Tuesday to Sunday, 7 to 13', example: false },
  social: [
    { label: 'Instagram', url: 'https://www.instagram.com/loaf' },
    { label: 'social.example', url: 'https://social.example/@loaf' },
  ],
});
const field = (name: string) => screen.getByRole('textbox', { name });
const details = () => screen.findByRole('region', { name: 'Contact details' });
const open = (info = set) => {
  mockEndpoint(siteContract.getContactInfo, () => info);
  return renderApp(paths.contact);
};
const fill = async ({ user }: ReturnType<typeof renderApp>) => {
  await screen.findByText('1 Elm Street, Bristol');
  await user.type(field('Name'), 'Ada Lovelace');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Message'), 'Do you bake on Mondays?');
};
const send = ({ user }: ReturnType<typeof renderApp>) =>
  user.click(screen.getByRole('button', { name: 'Send Message' }));
const silenceWarnings = () => jest.spyOn(console, 'warn').mockReturnValue(undefined);

test('what the operator has set is shown, with links that lead somewhere', async () => {
  open();
  expect(await screen.findByText('Ask the bakers.')).toBeVisible();
  const region = await details();
  expect(within(region).getByRole('link', { name: 'hello@loaf.example' })).toHaveAttribute(
    'href',
    'mailto:hello@loaf.example',
  );
  expect(region).toHaveTextContent('1 Elm Street, Bristol');
  expect(region).toHaveTextContent('Tuesday to Sunday, 7 to 13');
  expect(within(region).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/loaf',
  );
  expect(within(region).queryByText('sample')).not.toBeInTheDocument();
});

test('examples are marked as samples and lead nowhere, and without profiles there are no social buttons', async () => {
  open(buildContactInfo());
  const region = await details();
  expect(within(region).getAllByText('sample')).toHaveLength(3);
  expect(within(region).queryByRole('link')).not.toBeInTheDocument();
  expect(within(region).queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
});

test('details that cannot be loaded fall back to the specified ones, log why, and can be tried again', async () => {
  const warn = silenceWarnings();
  mockEndpoint(siteContract.getContactInfo, () => refuse('internal'));
  const { user } = renderApp(paths.contact);
  expect(await screen.findByText(/could not be loaded, so these are samples/)).toBeVisible();
  expect(await details()).toHaveTextContent(exampleContact.office.address);
  expect(screen.getByText('Monday to Friday, 9 AM to 6 PM EST')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(
    'The contact details could not be loaded.',
    expect.objectContaining({ code: 'internal' }),
  );
  warn.mockRestore();
  mockEndpoint(siteContract.getContactInfo, () => set);
  await pressAgain(user);
  expect(await screen.findByText('1 Elm Street, Bristol')).toBeVisible();
});

test('a message is sent with the token of its form, thanked for in the specified words, and another can follow', async () => {
  let answer = () => {};
  const received = mockEndpoint(
    siteContract.createContactMessage,
    () => new Promise((resolve) => (answer = () => resolve({}))),
  );
  const app = open();
  await fill(app);
  await send(app);
  expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(received).toHaveLength(1));
  answer();

  const thanks = await screen.findByRole('heading', { name: 'Message Sent!' });
  expect(thanks).toHaveFocus();
  expect(screen.getByText("Thank you for your message. We'll get back to you within 24 hours.")).toBeVisible();
  expect(received).toEqual([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: '',
      message: 'Do you bake on Mondays?',
      website: '',
      formToken: 'opened-now',
    },
  ]);
  await app.user.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(field('Message')).toHaveValue('');
});

test('when sending fails the form stays with everything in it, says so and logs why', async () => {
  const warn = silenceWarnings();
  mockNetworkFailure(siteContract.createContactMessage);
  const app = open();
  await fill(app);
  await send(app);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Your message was not sent. It is still in the form.${CONNECTION_FAILED}`,
  );
  expect(field('Name')).toHaveValue('Ada Lovelace');
  expect(field('Message')).toHaveValue('Do you bake on Mondays?');
  expect(warn).toHaveBeenCalledWith('The message could not be sent.', expect.objectContaining({ code: 'unreachable' }));
  warn.mockRestore();
});

test('faults are told at their fields, the first takes the cursor, and nothing is sent', async () => {
  const received = mockEndpoint(siteContract.createContactMessage, () => ({}));
  const app = open();
  await screen.findByText('1 Elm Street, Bristol');
  await app.user.type(field('Email'), 'ada');
  await send(app);
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('Enter an email address, for example ada@example.com.');
  expect(field('Message')).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /Subject/ })).toBeValid();
  expect(received).toEqual([]);
});

test('what only the server finds wrong is told at its field, too', async () => {
  const warn = silenceWarnings();
  mockEndpoint(siteContract.createContactMessage, () =>
    refuse('invalid_request', 'Check the marked fields.', { email: 'This address takes no mail.' }),
  );
  const app = open();
  await fill(app);
  await send(app);
  expect(
    await screen.findByRole('textbox', { name: 'Email', description: 'This address takes no mail.' }),
  ).toHaveFocus();
  warn.mockRestore();
});

test('what was typed is still there after a look at another page', async () => {
  mockEndpoint(siteContract.listArticles, () => []);
  const app = open();
  await fill(app);
  await app.go(paths.blog);
  await screen.findByRole('searchbox');
  await app.go(paths.contact);
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Do you bake on Mondays?');
});

test('the field for programs is neither seen, read out nor reached', async () => {
  const app = open();
  await screen.findByText('1 Elm Street, Bristol');
  const trap = app.container.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});
