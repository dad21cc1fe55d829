import { deviceOf } from './device-type';
import { isHostOf, visitHost } from './visit-host';
import { pageName, visitOrigin } from './visit-page';
import { linkKind, reportedValue } from './visit-report';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, '?1', '"Android"', 'phone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, '?0', '"Android"', 'tablet'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    '',
    '',
    'phone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`, '', '', 'tablet'],
  ['Mozilla/5.0 (Android 14; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0', '', '', 'tablet'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', '', '', 'phone'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`, '', '', 'desktop'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, '?0', '"Windows"', 'desktop'],
  ['', '', '', ''],
])('tells what %s is held in', (agent, mobile, platform, device) =>
  expect(deviceOf({ agent, mobile, platform })).toBe(device),
);

it.each([
  ['https://www.Corner-Grill.example/menu?x=1', 'corner-grill.example'],
  ['shop.corner-grill.co.uk', 'shop.corner-grill.co.uk'],
  ['bäckerei.example', 'xn--bckerei-5wa.example'],
  ['my-shop.myshopify.com', 'my-shop.myshopify.com'],
  ['http://localhost:3000/', 'localhost'],
  ['myshopify.com', null],
  ['com.au', null],
  ['co.uk', null],
  ['127.0.0.1', null],
  ['ada@corner-grill.example', null],
  ['*.example', null],
])('reads %j as the host %j', (typed, host) => expect(visitHost(typed)).toBe(host));

it('knows a host and its subdomains, and no other name that ends alike', () => {
  const hosts = ['grill.example'];
  expect(
    ['grill.example', 'a.b.grill.example', 'xgrill.example', 'grill.example.evil', ''].map((host) =>
      isHostOf(host, hosts),
    ),
  ).toEqual([true, true, false, false, false]);
});

it.each([
  ['www.grill.example', '/menu/', 'grill.example/menu'],
  ['grill.example', '/', 'grill.example/'],
  ['grill.example', '', 'grill.example/'],
  ['grill.example', '/k%C3%BCche?token=1#x', 'grill.example/küche'],
  ['grill.example', '/bad%E0%A4%A', 'grill.example/bad%E0%A4%A'],
  ['grill.example', '/u/ada%40example.com/x', 'grill.example/u/*/x'],
  ['grill.example', '/u/ada@example.com', 'grill.example/u/*'],
])('names the page %s %s', (host, path, page) => expect(pageName(host, path)).toBe(page));

it.each([
  [{ from: 'www.google.com' }, 'google.com'],
  [{ from: 'https://news.example:8443/a' }, 'news.example'],
  [{ from: 'shop.grill.example' }, ''],
  [{ from: '' }, ''],
  [{ from: 'not a host' }, ''],
  [{ from: 'news.example', source: ' Flyer ' }, 'flyer'],
])('tells the source of %j', (sent, source) =>
  expect(visitOrigin({ ...sent, hosts: ['grill.example'] }).source).toBe(source),
);

it.each([
  ['maps.example/here', 'outbound'],
  ['maps.example:8443/here', 'outbound'],
  ['grill.example/menu.pdf', 'download'],
  ['cdn.example/price-list.XLSX', 'download'],
  ['grill.example/about.html', null],
  ['undefinedundefined', null],
  ['+441172345678', null],
  ['ada@grill.example/', null],
])('takes a link to %s for %s', (link, kind) => expect(linkKind(link, 'grill.example', ['grill.example'])).toBe(kind));

it('takes no amount for anything but a conversion', () => {
  const event = { name: 'Booked', value: 10, currency: 'eur' };
  const workspace = { currency: 'EUR', mostClaimed: 50_000 };
  expect(reportedValue({ ...event, kind: 'conversion' }, workspace)).toBe(1_000);
  expect(reportedValue({ ...event, kind: 'custom' }, workspace)).toBe(0);
  expect(reportedValue({ ...event, kind: 'vital' }, workspace)).toBeNull();
});
