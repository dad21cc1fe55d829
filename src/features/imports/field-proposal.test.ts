import { proposeField } from './field-proposal';

test.each([
  ['Birthday', ['1990-05-12', '', '03.04.1985'], 'date'],
  ['Member', ['yes', 'no'], 'yes-no'],
  ['Visits', ['3', '12', '-1'], 'number'],
  ['Spent', ['1.234,50 €', '10'], 'number'],
  ['Postcode', ['01097', '80331'], 'text'],
  ['Town', ['Leeds', '12'], 'text'],
  ['Empty', ['', ' '], 'text'],
])('%s with %j becomes a field of type %s', (header, values, kind) => {
  expect(proposeField(header, values)).toEqual({ label: header, kind });
});
