import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { buildInvoiceView } from '../testing/builders/plan';
import type { InvoiceView } from './invoice';
import { InvoiceDocument } from './invoice-document';

/** Renders the document as a browser would show it without scripts. */
function open(partial: Partial<InvoiceView> = {}) {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(<InvoiceDocument invoice={buildInvoiceView(partial)} />));
  const page = new DOMParser().parseFromString(`<!doctype html>${markup}`, 'text/html');
  const rows = [...page.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  return { page, rows, markup, styles: sheet.getStyleTags(), text: page.body.textContent ?? '' };
}

test('says who invoices whom for what, how much and until when', () => {
  const { page, rows, text } = open();
  expect(page.title).toBe('Invoice 2026-0001 · Fourbeat Hosting Ltd');
  expect(page.querySelector('h1')?.textContent).toBe('Invoice 2026-0001');
  for (const part of [
    'Fourbeat Hosting Ltd',
    '1 Quay Street',
    'Bristol BS1 4DJ',
    'Maya Okafor',
    'Corner Grill Ltd',
    'maya@cornergrill.example',
    '21 November 2026',
    '5 December 2026',
    'VAT number GB 123 4567 89',
  ])
    expect(text).toContain(part);
  expect(rows).toEqual([
    ['For', 'USD'],
    ['Fourbeat, Pro planFrom 21 November 2026 to 20 December 2026', '$297.00'],
    ['Without tax', '$297.00'],
    ['Tax, 20%', '$59.40'],
    ['Total', '$356.40'],
  ]);
});

test('says how to pay, with the number to quote', () => {
  const { text } = open();
  expect(text).toContain('IBAN GB00 TEST 0000 0000 0000 00');
  expect(text).toContain('Please pay by 5 December 2026 and quote the number 2026-0001');
});

test('deducts the unused days of a smaller plan', () => {
  expect(open({ credit: { for: '20 unused days of Starter', amount: '−$62.58' }, net: '$234.42' }).rows).toContainEqual(
    ['Credit for 20 unused days of Starter', '−$62.58'],
  );
  expect(open({ credit: null }).text).not.toContain('Credit');
});

test('without tax shows one amount', () => {
  const { rows } = open({ taxRate: null, tax: '$0.00', total: '$297.00' });
  expect(rows.at(-1)).toEqual(['Total', '$297.00']);
  expect(rows).toHaveLength(3);
});

test.each([
  ['paid', { paidOn: '3 December 2026' }, 'Paid on 3 December 2026'],
  ['taken back', { void: true }, 'Cancelled: there is nothing to pay'],
] as const)('that is %s says so in words and asks for nothing', (_state, partial, stamp) => {
  const { text } = open(partial);
  expect(text).toContain(stamp);
  expect(text).not.toMatch(/How to pay|IBAN|Please pay by|Due/);
});

test('leaves out what a seller or a buyer has not given', () => {
  const { page, text } = open({
    seller: { lines: ['Ada'], payment: [], note: '' },
    buyer: { name: 'Maya', company: '', email: 'maya@example.com' },
  });
  expect(text).toContain('Please pay by 5 December 2026');
  expect([...page.querySelectorAll('span, p')].filter((part) => part.textContent === '')).toEqual([]);
});

test('shows hostile names literally and runs nothing', () => {
  const hostile = '</title><script>alert(1)</script><img src=x onerror=alert(2)>';
  const { page, markup, text } = open({
    workspace: hostile,
    buyer: { name: hostile, company: hostile, email: 'a@example.com' },
    seller: { lines: [hostile], payment: [hostile], note: hostile },
  });
  expect(page.querySelectorAll('script, img')).toHaveLength(0);
  expect(markup).not.toContain('<script');
  expect(text.split(hostile)).toHaveLength(7);
});

test('links back and says how to print, only on the screen', () => {
  const { page, styles } = open();
  const way = page.querySelector('nav')!;
  expect(way.querySelector('a')?.getAttribute('href')).toBe('/dashboard/settings?section=plan');
  expect(way.textContent).toBe('Back to Settings, PlanTo print or save this invoice, use your browser’s print menu.');
  const name = [...way.classList].find((one) =>
    new RegExp(`@media print\\s*\\{\\s*\\.${one}\\s*\\{\\s*display:\\s*none`).test(styles),
  );
  expect(name).toBeDefined();
});

test('is light A4 paper in every browser', () => {
  const { page, styles } = open();
  expect(page.documentElement.dataset.theme).toBe('light');
  expect(styles).toMatch(/@page\s*\{\s*size:\s*A4/);
  expect(styles).toContain('@media print');
});
