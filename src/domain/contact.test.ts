import { contactLabel, contactNameKey, contactSearch, foldText, isTouch } from './contact';

it.each([
  ['  Zoë  Å ', 'zoe a'],
  ['ÉCLAIR', 'eclair'],
  ['ﬁne', 'fine'],
  ['Straße', 'straße'],
  ['김', '김'.normalize('NFKD')],
  ['', ''],
])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));

it('finds a person by name, any email and company, whatever the accents', () => {
  const text = contactSearch({
    name: 'Zoë Ångström',
    company: 'Café Noir',
    emails: ['ZOE@cafe.example', 'home@zoe.example'],
  });
  for (const words of ['ZOE ANG', 'home@', 'cafe noir', 'Café']) expect(text).toContain(foldText(words));
});

it('labels a contact without a name', () => {
  expect(contactLabel({ name: '', email: 'priya@raman.example', phone: null })).toBe('priya');
  expect(contactLabel({ name: '', email: null, phone: '+15550130119', company: 'Raman Ltd' })).toBe('Raman Ltd');
  expect(contactLabel({ name: '', email: null, phone: null })).toBe('No name');
  expect(contactNameKey({ name: '', company: '', emails: ['Priya@raman.example'] })).toBe('priya');
});

it('counts what reached a person as contact, not notes about them', () =>
  expect([isTouch('call'), isTouch('note'), isTouch('mail-opened')]).toEqual([true, false, false]));
