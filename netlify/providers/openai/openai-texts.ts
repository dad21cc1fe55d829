import * as z from 'zod/mini';
import type { TextAnswer, TextRequest, TextVendor } from '../../ports/text-vendor';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { retryAfter } from '../guarded-web/network-answer';
import { named, ownAddress, readReply, typedAddress } from '../guarded-web/vendor-fault';
import { chatRefusal, none } from './chat-refusal';
import { chatRequest, dresses, type Dress } from './chat-request';

/**
 * What OpenAI recommends instead of gpt-5-mini, which it shuts down on 11 December 2026
 * (https://developers.openai.com/api/docs/deprecations); it answers Chat Completions and keeps to a JSON schema
 * (https://developers.openai.com/api/docs/models/gpt-6.1-terra).
 */
export const DEFAULT_TEXT_MODEL = 'gpt-6.1-terra';

/** Texts from OpenAI, or a compatible service at the stored address; the key is only sent to that address. */
export function openaiTexts(
  web: CallingPort,
  { openaiKey, openaiBaseUrl, openaiModel }: Credentials,
  { base = 'https://api.openai.com/v1', deadlineMs = DEADLINE_MS, log = () => {}, wait = pause }: Options = {},
): TextVendor {
  const model = openaiModel || DEFAULT_TEXT_MODEL;
  const asked = openaiBaseUrl ? typedAddress(new URL(openaiBaseUrl).host) : ownAddress('OpenAI');
  const url = `${(openaiBaseUrl || base).replace(/\/+$/, '')}/chat/completions`;
  const place = { model, isOpenai: !openaiBaseUrl, isDefault: !openaiBaseUrl && model === DEFAULT_TEXT_MODEL };

  const post = (request: TextRequest, dress: Dress, signal: AbortSignal): Promise<WebAnswer> =>
    web.request({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${openaiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(chatRequest(place, request, dress)),
      maxBytes: MAX_REPLY_BYTES,
      timeoutMs: deadlineMs,
      signal,
    });

  /** Asked once more after 429 and 5xx, when the service's own wait fits in the time that is left. */
  async function postTwice(
    request: TextRequest,
    dress: Dress,
    signal: AbortSignal,
    endsAt: number,
  ): Promise<WebAnswer> {
    const answer = await post(request, dress, signal);
    if (answer.kind === 'failure' || (answer.status !== 429 && answer.status < 500)) return answer;
    if (chatRefusal(asked, model, answer).why !== 'busy') return answer;
    const waitMs = retryAfter(answer.header('retry-after')).retryAfterMs ?? SHORT_WAIT_MS;
    if (waitMs + LEAST_MS > endsAt - performance.now()) return answer;
    await wait(waitMs, signal);
    return signal.aborted ? answer : post(request, dress, signal);
  }

  return {
    model,
    name: `${asked.service}, ${named(model)}`,
    async write(request, { signal } = {}): Promise<TextAnswer> {
      const ends = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(signal ? [signal] : [])]);
      const endsAt = performance.now() + deadlineMs;
      const known = `${url} ${model}`;
      let answer: WebAnswer = { kind: 'failure', why: 'slow' };
      for (const dress of dresses.slice(dresses.indexOf(taken.get(known) ?? 'schema'))) {
        answer = await postTwice(request, dress, ends, endsAt);
        if (answer.kind === 'failure' || (answer.status !== 400 && answer.status !== 422)) {
          if (answer.kind === 'reply' && answer.status === 200) remember(known, dress);
          break;
        }
        if (chatRefusal(asked, model, answer).why !== 'malformed') break;
      }
      if (answer.kind === 'failure' || answer.status !== 200) return chatRefusal(asked, model, answer);
      const reply = readReply(replySchema, answer.text());
      const choice = reply?.choices[0];
      if (!choice) return none('malformed', `${asked.service} answered something that we cannot read.`, 'no choice');
      const usage = {
        model: named(reply.model ?? model),
        tokensIn: reply.usage?.prompt_tokens ?? 0,
        tokensOut: reply.usage?.completion_tokens ?? 0,
      };
      log({ ...usage, finish: FINISHES.has(choice.finish_reason ?? '') ? choice.finish_reason : 'other' });
      if (choice.message.refusal || choice.finish_reason === 'content_filter')
        return none('refused', `${asked.service} declined to write this.`, choice.finish_reason ?? 'refusal');
      if (choice.finish_reason === 'length') return none('cut', `${asked.service} did not finish the text.`, 'length');
      const text = choice.message.content ?? '';
      return text.trim() === ''
        ? none('malformed', `${asked.service} answered without a text.`, 'empty')
        : { kind: 'text', text: text.slice(0, MOST_CHARACTERS), usage };
    },
  };
}

/** What a service took last; forgotten with the process. */
const taken = new Map<string, Dress>();
function remember(known: string, dress: Dress): void {
  taken.delete(known);
  taken.set(known, dress);
  const [oldest] = taken.keys();
  if (taken.size > PLACES_KEPT && oldest !== undefined) taken.delete(oldest);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Nobody waits for it: the words of the built-in writer stand already. A model on somebody's own machine is slow. */
const DEADLINE_MS = 60_000;
const SHORT_WAIT_MS = 1_000;
/** Less is not worth another question. */
const LEAST_MS = 3_000;
/** A post is 3 KB; reasoning is not sent, but some services send what their model thought. */
const MAX_REPLY_BYTES = 512 * 1024;
const MOST_CHARACTERS = 20_000;
const PLACES_KEPT = 200;
const FINISHES: ReadonlySet<string> = new Set(['stop', 'length', 'content_filter', 'tool_calls']);

const count = z.catch(z.number().check(z.int(), z.minimum(0), z.maximum(100_000_000)), 0);

/** https://platform.openai.com/docs/api-reference/chat/object; unknown parts are left alone. */
const replySchema = z.object({
  model: z.nullish(z.string().check(z.maxLength(300))),
  choices: z
    .array(
      z.object({
        finish_reason: z.nullish(z.string().check(z.maxLength(100))),
        message: z.object({
          content: z.nullish(z.string().check(z.maxLength(MAX_REPLY_BYTES))),
          refusal: z.nullish(z.string().check(z.maxLength(MAX_REPLY_BYTES))),
        }),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  usage: z.nullish(z.object({ prompt_tokens: count, completion_tokens: count })),
});

interface Credentials {
  openaiKey: string;
  /** Of a compatible service; mostly ends in /v1. */
  openaiBaseUrl?: string | undefined;
  /** As the service names it. */
  openaiModel?: string | undefined;
}

interface Options {
  base?: string;
  /** For all of it, retries included. */
  deadlineMs?: number;
  /** Told the model and its tokens, never a word of the text. */
  log?: (usage: object) => void;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}
