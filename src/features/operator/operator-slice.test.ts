import { locationRestored } from '../../api/location';
import { paths } from '../../config/paths';
import {
  invoicesFiltered,
  mailsFiltered,
  operatorChoices,
  operatorSlice,
  tabChosen,
  type OperatorState,
} from './operator-slice';

const reduce = operatorSlice.reducer;
const begin = operatorSlice.getInitialState();
const restored = (params: Record<string, string>, pathname: string = paths.operator) =>
  locationRestored({ pathname, params });
const mirrored = (operator: OperatorState) => operatorChoices.select({ operator });

test('the address holds what is not the first choice, and the filter only where mails are shown', () => {
  expect(mirrored(begin)).toEqual({ tab: null, state: null });
  const filtered = reduce(reduce(begin, tabChosen('mail')), mailsFiltered('held'));
  expect(mirrored(filtered)).toEqual({ tab: 'mail', state: 'held' });
  expect(mirrored(reduce(filtered, tabChosen('jobs')))).toEqual({ tab: 'jobs', state: null });
  const unpaid = reduce(reduce(filtered, tabChosen('invoices')), invoicesFiltered('open'));
  expect(mirrored(unpaid)).toEqual({ tab: 'invoices', state: 'open' });
  expect(mirrored(reduce(unpaid, tabChosen('mail')))).toEqual({ tab: 'mail', state: 'held' });
});

test('an address brings tab and filter back; what it does not know is the first choice', () => {
  expect(reduce(begin, restored({ tab: 'mail', state: 'failed' }))).toEqual({
    tab: 'mail',
    mails: 'failed',
    invoices: 'all',
  });
  expect(reduce(begin, restored({ tab: 'invoices', state: 'paid' }))).toEqual({
    tab: 'invoices',
    mails: 'all',
    invoices: 'paid',
  });
  expect(reduce(begin, restored({ tab: 'usage', state: 'paid' }))).toEqual({
    tab: 'usage',
    mails: 'all',
    invoices: 'all',
  });
  expect(reduce(begin, restored({ tab: 'invoices', state: 'failed' }))).toEqual({
    tab: 'invoices',
    mails: 'all',
    invoices: 'all',
  });
  expect(reduce(begin, restored({ tab: 'logs', state: 'lost' }))).toEqual(begin);
});

test('a way back to another tab keeps the filter of the mails', () => {
  const filtered = reduce(reduce(begin, tabChosen('mail')), mailsFiltered('held'));
  expect(reduce(filtered, restored({ tab: 'jobs' }))).toEqual({ tab: 'jobs', mails: 'held', invoices: 'all' });
});

test('other pages’ addresses change nothing', () =>
  expect(reduce(begin, restored({ tab: 'mail' }, paths.engine))).toBe(begin));
