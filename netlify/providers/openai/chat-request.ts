import type { TextRequest } from '../../ports/text-vendor';

/**
 * How a request is dressed, the best first; a service that refuses one (400, 422) is asked in the next. All of them are
 * POST /chat/completions (https://platform.openai.com/docs/api-reference/chat/create); where services differ:
 *
 * - OpenAI takes `max_completion_tokens`, and its reasoning models refuse `max_tokens` and a temperature. Mistral
 *   (https://docs.mistral.ai/api/endpoint/chat) and older servers know `max_tokens` only, and Mistral refuses unknown fields
 *   with 422. Groq (https://console.groq.com/docs/api-reference), vLLM and OpenRouter take either.
 * - `json_schema` is for some models only: Groq answers "This model does not support response format `json_schema`" with 400
 *   (https://console.groq.com/docs/structured-outputs), some local servers ignore it. `json_object` is known to nearly all,
 *   and wants the word JSON in the messages.
 * - Ollama (https://docs.ollama.com/api/openai-compatibility) and vLLM
 *   (https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html) take both, and any key.
 */
export const dresses = ['schema', 'object', 'plain'] as const;
export type Dress = (typeof dresses)[number];

export function chatRequest(
  { model, isOpenai, isDefault }: { model: string; isOpenai: boolean; isDefault: boolean },
  { instructions, data, fields }: TextRequest,
  dress: Dress,
): Record<string, unknown> {
  const format = formats[dress](fields);
  return {
    model,
    messages: [
      { role: 'system', content: `${instructions}\n\n${shapeOf(fields)}` },
      { role: 'user', content: data },
    ],
    ...(format && { response_format: format }),
    // What a model thinks before it writes counts as well.
    [isOpenai ? 'max_completion_tokens' : 'max_tokens']: isOpenai ? MOST_THOUGHT : MOST_WRITTEN,
    // Only where we know that the model takes it: others refuse the parameter.
    ...(isDefault && { reasoning_effort: 'low' }),
    stream: false,
  };
}

const shapeOf = (fields: TextRequest['fields']): string =>
  [
    'Answer with one JSON object and nothing else. All of its fields are strings:',
    ...fields.map(({ name, about }) => `- "${name}": ${about}`),
  ].join('\n');

const formats: Record<Dress, (fields: TextRequest['fields']) => object | null> = {
  schema: (fields) => ({
    type: 'json_schema',
    json_schema: {
      name: 'words',
      strict: true,
      // Strict mode wants every property required, and none beyond (https://platform.openai.com/docs/guides/structured-outputs).
      schema: {
        type: 'object',
        properties: Object.fromEntries(fields.map(({ name, about }) => [name, { type: 'string', description: about }])),
        required: fields.map(({ name }) => name),
        additionalProperties: false,
      },
    },
  }),
  object: () => ({ type: 'json_object' }),
  plain: () => null,
};

const MOST_WRITTEN = 2_000;
const MOST_THOUGHT = 8_000;
