/** @jest-environment jest-fixed-jsdom */
import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from './stored-draft';

const schema = z.object({ title: z.string().check(z.maxLength(20)) });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a draft survives a reload, until it is dropped', () => {
  keepDraft('draft', { title: 'Half a sent' });
  expect(readDraft('draft', schema)).toEqual({ title: 'Half a sent' });
  dropDraft('draft');
  expect(readDraft('draft', schema)).toBeNull();
});

test.each([
  ['damaged', '{'],
  ['of another shape', '{"name":"x"}'],
  ['longer than we write', `{"title":"${'x'.repeat(21)}"}`],
])('%s is not a draft', (_what, stored) => {
  localStorage.setItem('draft', stored);
  expect(readDraft('draft', schema)).toBeNull();
});

test('storage that throws causes no error', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  }
  keepDraft('draft', { title: 'x' });
  expect(readDraft('draft', schema)).toBeNull();
  dropDraft('draft');
});
