import { checkInput } from '../../../api/check-input';
import { contactsContract } from '../../../contracts/contacts';
import { formatAmount } from '../../../lib/format-amount';
import { readAmount } from './amount';
import { amountFault, draftOf, inputOf, sentRows, type ContactDraft } from './contact-draft';

it.each([
  ['1,420.5', 142050],
  ['12,50', 1250],
  ['1.250,50', 125050],
  ['$12', 1200],
  ['a dozen', undefined],
  ['', null],
  ['0', 0],
  [' 1 420 ', 142000],
])('reads %j as %j hundredths', (text, hundredths) => expect(readAmount(text)).toBe(hundredths));
it('writes an amount as it is typed', () =>
  expect([formatAmount(142000), formatAmount(142050)]).toEqual(['1420', '1420.50']));

it('sends the addresses that were filled in, and knows which rows they were', () => {
  const draft = draftOf();
  draft.points = [
    { key: 'a', kind: 'email', value: ' ', label: '' },
    { key: 'b', kind: 'phone', value: ' 0117 496 0123 ', label: 'Work' },
  ];
  expect(inputOf(draft).points).toEqual([{ kind: 'phone', value: '0117 496 0123', label: 'Work' }]);
  expect(sentRows(draft.points)).toEqual(['b']);
});

it('says all that can be seen to be wrong at once, at the rows that would be sent', () => {
  const draft = { ...draftOf(), value: 'a lot' };
  draft.points = [
    { key: 'a', kind: 'email', value: '', label: '' },
    { key: 'b', kind: 'email', value: 'ada@', label: '' },
    { key: 'c', kind: 'phone', value: 'call me', label: '' },
    { key: 'd', kind: 'phone', value: '0117 496 0123', label: '' },
  ];
  expect(faultsOf(draft)).toEqual({
    'points.0.value': expect.stringContaining('email address'),
    'points.1.value': expect.stringContaining('phone number'),
    value: expect.stringContaining('amount'),
  });
  expect(faultsOf(draftOf())).toEqual({});
});

const faultsOf = (draft: ContactDraft) =>
  amountFault(checkInput(contactsContract.createContact, inputOf(draft)), draft);
