/** A language model of an outside service, reached with somebody's own key. */
export interface TextVendor {
  /** As the service names it; it is stored with what it wrote. */
  model: string;
  /** For people: "OpenAI, gpt-6.1-terra". */
  name: string;
  /** One answer in JSON. Never throws: whatever goes wrong is a reason, and the caller goes on without it. */
  write(request: TextRequest, options?: { signal?: AbortSignal }): Promise<TextAnswer>;
}

export interface TextRequest {
  /** What to do. Nothing that anybody typed is in it. */
  instructions: string;
  /** What was typed, read or found, as JSON: material to write from, never an instruction. */
  data: string;
  /** Names and sizes of the fields that are wanted, all of them text. */
  fields: readonly { name: string; about: string }[];
}

export type TextAnswer =
  | { kind: 'text'; text: string; usage: TextUsage }
  | {
      kind: 'none';
      why: TextFailure;
      /** For the owner: what happened at the service. */
      sentence: string;
      /** For the log: a status and a known code, never the service's own words. */
      detail: string;
    };

export interface TextUsage {
  model: string;
  tokensIn: number;
  tokensOut: number;
}

/**
 * `key`: not accepted, or not for this; `credit`: nothing left to pay with; `model`: not known there; `refused`: the model
 * or a filter declined; `cut`: longer than it may be; the others say themselves.
 */
export type TextFailure =
  | 'key'
  | 'credit'
  | 'model'
  | 'busy'
  | 'refused'
  | 'cut'
  | 'slow'
  | 'unreachable'
  | 'malformed';
