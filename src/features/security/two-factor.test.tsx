import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { securityContract, type Security } from '../../contracts/security';
import { visitsContract } from '../../contracts/visits';
import { buildSecurity, buildSignIn, recoveryCodes } from '../../testing/builders/security';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, mockReply, refuse } from '../../testing/server';

const SECRET = 'JBSWY3DPEHPK3PXP';
const URI = `otpauth://totp/Fourbeat:maya%40cornergrill.example?secret=${SECRET}&issuer=Fourbeat`;

async function open(security: Partial<Security> = {}) {
  const shown = { security: buildSecurity(security) };
  mockEndpoint(securityContract.getSecurity, () => shown.security);
  mockEndpoint(securityContract.listSignIns, () => ({ items: [buildSignIn()] }));
  const app = renderApp(`${paths.settings}?section=security`, { session: buildSession() });
  await screen.findByRole('region', { name: 'Two-factor sign-in' });
  return { ...app, shown };
}
type Opened = Awaited<ReturnType<typeof open>>;
const panel = () => within(screen.getByRole('region', { name: 'Two-factor sign-in' }));
const press = (user: Opened['user'], name: string) => user.click(panel().getByRole('button', { name }));

/** Continues to the QR code. */
async function begin({ user }: Opened) {
  const begun = mockEndpoint(securityContract.createTwoFactor, () => ({ uri: URI, secret: SECRET }));
  await press(user, 'Turn on');
  await user.type(panel().getByLabelText('Current password'), 'secret{Enter}');
  await panel().findByRole('img', { name: 'QR code for your authenticator app' });
  return begun;
}
const confirmed = ({ shown }: Opened) =>
  mockEndpoint(securityContract.confirmTwoFactor, () => {
    shown.security = buildSecurity({ twoFactor: true, recoveryCodesLeft: recoveryCodes.length });
    return { recoveryCodes };
  });
/** Continues to the recovery codes. */
async function turnOn(app: Opened) {
  await begin(app);
  const received = confirmed(app);
  await app.user.type(panel().getByLabelText('Code'), '123 456{Enter}');
  await panel().findByRole('list', { name: 'Recovery codes' });
  return received;
}

afterEach(() => jest.restoreAllMocks());

describe('turning it on', () => {
  test('takes the password, the code of the app, and that the recovery codes are kept', async () => {
    const app = await open();
    expect(panel().getByText('Off')).toBeVisible();
    const begun = await begin(app);
    expect(begun).toEqual([{ currentPassword: 'secret' }]);
    expect(panel().getByLabelText('Key for your authenticator app')).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
    expect(panel().getByRole('link', { name: 'Open your app' })).toHaveAttribute('href', URI);
    expect(panel().getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
    const received = confirmed(app);
    await app.user.type(panel().getByLabelText('Code'), '123456');
    await press(app.user, 'Turn on');
    const codes = await panel().findByRole('list', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
    expect(panel().getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    expect(received).toEqual([{ code: '123456' }]);
    await app.user.click(panel().getByRole('checkbox', { name: 'I have saved them' }));
    await press(app.user, 'Done');
    expect(await panel().findByText('On')).toBeVisible();
    expect(panel().getByText('4 recovery codes left.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Two-factor sign-in' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(screen.queryByText(recoveryCodes[0]!)).not.toBeInTheDocument();
  });

  test('needs the right password, and keeps the one that was typed', async () => {
    const { user } = await open();
    mockEndpoint(securityContract.createTwoFactor, () =>
      refuse('invalid_request', 'This is not your password.', { currentPassword: 'This is not your password.' }),
    );
    await press(user, 'Turn on');
    await press(user, 'Continue');
    expect(await panel().findByText('Type your current password.')).toBeVisible();
    await user.type(panel().getByLabelText('Current password'), 'wrong{Enter}');
    expect(await panel().findByText('This is not your password.')).toBeVisible();
    expect(panel().getByLabelText('Current password')).toHaveValue('wrong');
  });

  test('needs a right code; a wrong one is told at the field and the QR code stays', async () => {
    const app = await open();
    await begin(app);
    const received = mockEndpoint(securityContract.confirmTwoFactor, () =>
      refuse('invalid_request', 'No.', { code: 'This code is not right. Is the clock of your phone?' }),
    );
    await press(app.user, 'Turn on');
    expect(await panel().findByText('Type the code.')).toBeVisible();
    expect(received).toEqual([]);
    await app.user.type(panel().getByLabelText('Code'), '000000{Enter}');
    expect(await panel().findByText(/This code is not right\./)).toBeVisible();
    await waitFor(() => expect(panel().getByLabelText('Code')).toHaveFocus());
    expect(panel().getByLabelText('Code')).toHaveValue('000000');
    expect(panel().getByRole('img', { name: /QR code/ })).toBeVisible();
  });

  test('can be given up at each step', async () => {
    const app = await open();
    await begin(app);
    await press(app.user, 'Cancel');
    expect(panel().queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    await press(app.user, 'Turn on');
    expect(panel().getByLabelText('Current password')).toHaveFocus();
    await press(app.user, 'Cancel');
    expect(panel().getByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Two-factor sign-in' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  test('that another browser has done meanwhile shows that it is on', async () => {
    const { user, shown } = await open();
    mockEndpoint(securityContract.createTwoFactor, () => {
      shown.security = buildSecurity({ twoFactor: true, recoveryCodesLeft: 10 });
      return refuse('conflict', 'Two-factor sign-in is already on.');
    });
    await press(user, 'Turn on');
    await user.type(panel().getByLabelText('Current password'), 'secret{Enter}');
    expect(await panel().findByText('10 recovery codes left.')).toBeVisible();
  });

  test('whose answer was lost says that the codes have not been seen', async () => {
    const app = await open();
    await begin(app);
    mockReply(securityContract.confirmTwoFactor, () => {
      app.shown.security = buildSecurity({ twoFactor: true, recoveryCodesLeft: 10 });
      return Response.error();
    });
    await app.user.type(panel().getByLabelText('Code'), '123456{Enter}');
    expect(
      await panel().findByText('Two-factor sign-in is on, but we could not show your recovery codes.'),
    ).toBeVisible();
    expect(panel().getByRole('button', { name: 'Make new recovery codes' })).toBeVisible();
  });
});

describe('the recovery codes', () => {
  test('can be copied, downloaded and printed, each with what they are for', async () => {
    const app = await open();
    await turnOn(app);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await press(app.user, 'Copy');
    const text = write.mock.calls[0]![0];
    expect(text).toMatch(
      /^Fourbeat recovery codes of maya@cornergrill\.example\nMade on .+\. Each works once, in place of a code from the authenticator app\.\n\n4f7k-92ma\nb8xw-1qpt\n/,
    );

    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    await press(app.user, 'Download');
    expect(saved).toEqual(['fourbeat-recovery-codes.txt blob:1']);
    expect(await files[0]!.text()).toBe(text);

    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await press(app.user, 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(/4f7k-92ma.*z5gc-0jel/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
  });

  test('ask before they go for ever without being kept', async () => {
    const { user, ...app } = await open();
    await turnOn({ user, ...app });
    await press(user, 'Done');
    let question = await screen.findByRole('alertdialog', { name: 'Continue without the codes?' });
    await user.click(within(question).getByRole('button', { name: 'Back to the codes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(panel().getByText(recoveryCodes[0]!)).toBeVisible();
    await press(user, 'Done');
    question = await screen.findByRole('alertdialog', { name: 'Continue without the codes?' });
    await user.click(within(question).getByRole('button', { name: 'Continue without them' }));
    expect(await panel().findByText('4 recovery codes left.')).toBeVisible();
  });

  test('are still there after a look at another section, and hold back who leaves the page', async () => {
    mockEndpoint(visitsContract.listVisitSites, () => ({ items: [] }));
    const { user, go, router, ...app } = await open();
    await turnOn({ user, go, router, ...app });
    await user.click(screen.getByRole('button', { name: 'Workspace' }));
    await user.click(screen.getByRole('button', { name: 'Security' }));
    expect(panel().getByText(recoveryCodes[0]!)).toBeVisible();
    await go(paths.seo);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(paths.settings);
  });
});

describe('while it is on', () => {
  const on = { twoFactor: true, recoveryCodesLeft: 7 };
  const prove = async ({ user }: Opened, code = '123456') => {
    await user.type(panel().getByLabelText('Current password'), 'secret');
    await user.type(panel().getByLabelText('Code'), `${code}{Enter}`);
  };

  test('new recovery codes replace the old ones', async () => {
    const app = await open(on);
    await press(app.user, 'Make new recovery codes');
    const received = mockEndpoint(securityContract.createRecoveryCodes, () => ({ recoveryCodes }));
    await prove(app);
    expect(await panel().findByRole('list', { name: 'Recovery codes' })).toBeVisible();
    expect(received).toEqual([{ currentPassword: 'secret', code: '123456' }]);
  });

  test('a lost answer to that says what has become of the old ones', async () => {
    const app = await open(on);
    await press(app.user, 'Make new recovery codes');
    mockNetworkFailure(securityContract.createRecoveryCodes);
    await prove(app);
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'Your old codes may have stopped working already: try again to see the new ones.',
    );
    expect(panel().getByLabelText('Current password')).toHaveValue('secret');
  });

  test('turning it off takes password and code', async () => {
    const app = await open(on);
    await press(app.user, 'Turn off');
    const received = mockEndpoint(securityContract.endTwoFactor, ({ code }) => {
      if (code === '000000')
        return refuse('second_factor_required', 'This code is not right.', { code: 'This code is not right.' });
      app.shown.security = buildSecurity();
      return app.shown.security;
    });
    await press(app.user, 'Turn off');
    for (const sentence of ['Type your current password.', 'Type the code.'])
      expect(await panel().findByText(sentence)).toBeVisible();
    await prove(app, '000000');
    expect(await panel().findByText('This code is not right.')).toBeVisible();
    await app.user.clear(panel().getByLabelText('Code'));
    await app.user.type(panel().getByLabelText('Code'), '4f7k-92ma{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Two-factor sign-in is off.' })).toBeInTheDocument();
    expect(await panel().findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(received).toHaveLength(2);
  });

  test.each([
    [2, 'Only 2 recovery codes left.'],
    [1, 'Only 1 recovery code left.'],
    [0, 'You have no recovery codes left.'],
  ])('%i codes left are a reason for new ones', async (left, sentence) => {
    await open({ twoFactor: true, recoveryCodesLeft: left });
    expect(panel().getByText(sentence)).toBeVisible();
  });
});
