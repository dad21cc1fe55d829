import { randomBytes, randomUUID } from 'node:crypto';
import { HONEYPOT } from '../../ports/mail-links';
import { makeMailLinks } from './mail-links';

const keys = () => ({
  open: randomBytes(32),
  click: randomBytes(32),
  preferences: randomBytes(32),
  picture: randomBytes(32),
  conversion: randomBytes(32),
});
const links = makeMailLinks('https://fourbeat.example', keys());
const delivery = { workspaceId: randomUUID(), deliveryId: randomUUID() };
const tokenOf = (url: string): string => url.split('/').at(-1)!;

it('names the delivery that a link was made for', () => {
  expect(links.readOpen(tokenOf(links.open(delivery)))).toEqual(delivery);
  expect(links.readClick(tokenOf(links.click(delivery, 3)))).toEqual({ ...delivery, link: 3 });
  expect(links.readClick(tokenOf(links.click(delivery, HONEYPOT)))?.link).toBe(HONEYPOT);
  const reader = { ...delivery, contactId: randomUUID() };
  expect(links.readPreferences(tokenOf(links.preferences(reader)))).toEqual(reader);
  expect(links.readConversion(links.conversionToken(delivery))).toEqual(delivery);
  const creationId = randomUUID();
  expect(links.readPicture(tokenOf(links.picture(delivery.workspaceId, creationId)))).toEqual({
    workspaceId: delivery.workspaceId,
    creationId,
  });
});

it('accepts no token of another purpose, of another installation, or that was changed', () => {
  const open = tokenOf(links.open(delivery));
  expect(links.readPreferences(open)).toBeNull();
  expect(links.readConversion(open)).toBeNull();
  expect(makeMailLinks('https://fourbeat.example', keys()).readOpen(open)).toBeNull();
  expect(links.readOpen(open.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull();
  const click = tokenOf(links.click(delivery, 1));
  expect(links.readClick(click.replace('.1.', '.2.'))).toBeNull();
});

it("keeps accepting readers' links after the root secret was replaced, and makes none with the former one", () => {
  const [before, now] = [keys(), keys()];
  const [old, made] = [
    makeMailLinks('', before),
    makeMailLinks('', now, { click: [before.click], preferences: [before.preferences] }),
  ];
  const reader = { ...delivery, contactId: randomUUID() };
  expect(made.readPreferences(tokenOf(old.preferences(reader)))).toEqual(reader);
  expect(made.readClick(tokenOf(old.click(delivery, 2)))).toEqual({ ...delivery, link: 2 });
  expect([
    made.readOpen(tokenOf(old.open(delivery))),
    made.readConversion(old.conversionToken(delivery)),
    old.readPreferences(tokenOf(made.preferences(reader))),
    made.readClick(tokenOf(old.preferences(reader))),
  ]).toEqual([null, null, null, null]);
});
