import * as z from 'zod/mini';
import type { CredentialCheck } from '../../ports/credential-check';
import type { CallingPort } from '../../ports/web';
import { SWITCHED_ON } from '../../../src/domain/vendor';
import { fault, malformed, named, ownAddress, readReply, typedAddress, vendorFault } from '../guarded-web/vendor-fault';
import { openaiTexts } from './openai-texts';
import { patience } from '../../ports/patience';

/**
 * Asks OpenAI, or a compatible service at the stored address, for the list of models
 * (https://platform.openai.com/docs/api-reference/models/list), and the model for texts, where it is to write, for one word.
 */
export const openaiCheck =
  (web: CallingPort, base = 'https://api.openai.com/v1'): CredentialCheck =>
  async ({ openaiKey = '', openaiBaseUrl, openaiModel, openaiTexts: texts }, signal) => {
    const at = openaiBaseUrl ?? base;
    const asked = openaiBaseUrl ? typedAddress(new URL(openaiBaseUrl).host) : ownAddress('OpenAI');
    const { service, typed } = asked;
    const answer = await web.request({
      method: 'GET',
      url: `${at.replace(/\/+$/, '')}/models`,
      headers: { authorization: `Bearer ${openaiKey}` },
      signal,
    });
    if (answer.kind === 'failure') return vendorFault(asked, answer);
    // https://platform.openai.com/docs/guides/error-codes
    if (answer.status === 429 && readReply(errorSchema, answer.text())?.error.code === 'insufficient_quota')
      return fault(`${service} accepts the key, but the account’s credit is used up. Add credit there.`);
    if (answer.status === 404 && typed)
      return fault(`${service} has no list of models at this address. A base URL mostly ends in /v1.`);
    if (answer.status !== 200) return vendorFault(asked, answer);
    const models = readReply(modelsSchema, answer.text())?.data.map(({ id }) => id);
    if (!models) return malformed(asked);
    const offered = `${service} offers it ${models.length === 1 ? 'one model' : `${models.length} models`}`;
    if (openaiModel && !models.includes(openaiModel))
      return fault(
        `The key works, but the model “${named(openaiModel)}” is not among those that ${service} offers it. Check its name.`,
      );
    const inClear = at.startsWith('http:') ? ' The address begins with http://, so the key travels unencrypted.' : '';
    if (texts === SWITCHED_ON) {
      const vendor = openaiTexts(web, { openaiKey, openaiBaseUrl, openaiModel }, { base, deadlineMs: ONE_WORD_MS });
      const answered = await vendor.write(ONE_WORD, { signal });
      // A model that thought for longer than it may has thought.
      if (answered.kind === 'none' && answered.why !== 'cut')
        return fault(`The key works, but “${named(vendor.model)}” wrote nothing: ${answered.sentence}`);
      return { works: true, sentence: `The key works, and “${named(vendor.model)}” writes with it.${inClear}` };
    }
    return {
      works: true,
      sentence: `The key works. ${offered}${openaiModel ? `, “${named(openaiModel)}” among them` : ''}.${inClear}`,
    };
  };

const ONE_WORD_MS = patience(9_000);
const ONE_WORD = {
  instructions: 'This is a test of a connection.',
  data: '{}',
  fields: [{ name: 'answer', about: 'the word "ready"' }],
};
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const errorSchema = z.object({ error: z.object({ code: z.nullish(z.string()) }) });
