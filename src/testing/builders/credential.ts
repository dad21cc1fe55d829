import type { Credentials } from '../../contracts/credential';

/** A workspace's stored keys: a complete OpenAI key with its model, tested yesterday. */
export const buildCredentials = (partial: Partial<Credentials> = {}): Credentials => ({
  fields: [buildStored({ field: 'openaiKey' }), buildStored({ field: 'openaiModel', shown: 'gpt-5-mini' })],
  tests: {},
  ...partial,
});

export const buildStored = (partial: Partial<Credentials['fields'][number]> = {}): Credentials['fields'][number] => ({
  field: 'openaiKey',
  shown: '••••••••a1b2',
  updatedAt: '2020-06-03T09:00:00.000Z',
  updatedBy: 'Maya',
  lost: false,
  ...partial,
});
