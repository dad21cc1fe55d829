import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { encode } from 'uqr';
import { CodeInput } from './code-input';
import { CopyButton } from './copy-button';
import { Field } from './field';
import { PrintSheet } from './print-sheet';
import { QrFigure } from './qr-figure';
import { Strength } from './strength';
import { UiProvider } from './ui-provider';

const show = (children: ReactNode) =>
  render(
    <MemoryRouter>
      <UiProvider>{children}</UiProvider>
    </MemoryRouter>,
  );

describe('a QR code', () => {
  const value = 'otpauth://totp/Fourbeat:maya@cornergrill.example?secret=JBSWY3DPEHPK3PXP&issuer=Fourbeat';

  test('draws every dark square of the matrix and no other, with four light ones around', async () => {
    show(<QrFigure value={value} label="QR code for your app" />);
    const figure = await screen.findByRole('img', { name: 'QR code for your app' });
    const { size, data } = encode(value, { ecc: 'M', border: 4 });
    expect(figure).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
    expect(squaresOf(figure.querySelector('path')!.getAttribute('d')!, size)).toEqual(data);
    expect(data.slice(0, 4).flat()).not.toContain(true);
  });

  test('is dark on light in either theme', async () => {
    const { container } = show(
      <div data-theme="dark">
        <QrFigure value={value} label="Code" />
      </div>,
    );
    const figure = await screen.findByRole('img', { name: 'Code' });
    expect(figure.closest('[data-theme]')).toHaveAttribute('data-theme', 'light');
    expect(container.querySelector('path')).toHaveAttribute('fill', 'currentColor');
  });
});

describe('a copy button', () => {
  test('copies and says so', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    show(<CopyButton text="JBSW Y3DP" label="Copy the key" />);
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(write.mock.calls).toEqual([['JBSW Y3DP']]);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  test('copies without a clipboard API, and leaves nothing behind', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    const copied: string[] = [];
    const { exec } = withoutClipboard(() => copied.push((document.activeElement as HTMLTextAreaElement).value));
    show(<CopyButton text="4f7k-92ma" label="Copy" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
    expect([copied, exec.mock.calls, document.querySelectorAll('textarea').length]).toEqual([
      ['4f7k-92ma'],
      [['copy']],
      0,
    ]);
  });

  test('says what to do where the browser refuses', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    withoutClipboard(() => false);
    show(<CopyButton text="4f7k-92ma" label="Copy" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('dialog', { name: /Select the text and copy it yourself/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});

test('a code field takes codes that the browser offers, and phones show a number pad for digits only', () => {
  show(
    <>
      <Field label="Code" error="This code is not right.">
        <CodeInput digits />
      </Field>
      <Field label="Any code">
        <CodeInput />
      </Field>
    </>,
  );
  const code = screen.getByLabelText('Code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAccessibleDescription('This code is not right.');
  expect(screen.getByLabelText('Any code')).toHaveAttribute('inputmode', 'text');
});

test('strength is stated in words, and shown by as many bars', () => {
  const { rerender } = render(<Strength label="Password strength" score={null} word="" advice="" enough={2} />);
  expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'Not known yet');
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
  rerender(<Strength label="Password strength" score={3} word="Strong" advice="Add another word." enough={2} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '3');
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
  expect(screen.getByRole('status')).toHaveTextContent('Strong. Add another word.');
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(3);
});

test('a sheet is printed once, and removed when the browser is done', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const onPrinted = jest.fn();
  const { rerender } = render(
    <PrintSheet onPrinted={onPrinted}>
      <p>4f7k-92ma</p>
    </PrintSheet>,
  );
  rerender(
    <PrintSheet onPrinted={onPrinted}>
      <p>4f7k-92ma</p>
    </PrintSheet>,
  );
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('body > [data-print-sheet]')).toHaveTextContent('4f7k-92ma');
  expect(onPrinted).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(onPrinted).toHaveBeenCalledTimes(1));
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'execCommand');
});

/** Over plain http there is no clipboard API, and jsdom has no execCommand. */
function withoutClipboard(copy: () => unknown) {
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const exec = jest.fn((_command: string) => copy() !== false);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: exec });
  return { exec };
}

/** The squares that a path of runs covers. */
function squaresOf(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(length); at += 1) squares[Number(y)]![Number(x) + at] = true;
  return squares;
}
