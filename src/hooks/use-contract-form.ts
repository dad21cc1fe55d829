import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { fieldsOf, messageOf } from '../api/api-error';
import { checkInput } from '../api/check-input';
import type { Endpoint, Output, RawInput } from '../contracts/endpoint';
import { focusFirstInvalid } from '../lib/focus-first-invalid';
import { useSaved } from './use-saved';
import { useUnsaved } from './use-unsaved';

/**
 * A form over an endpoint of a contract. What is typed is checked by the endpoint's own schema before it is sent; faults
 * stand at their fields until these change, any other refusal above them until the next try, and the cursor goes to the
 * first wrong field. A fault of a field that is not on screen is told above, too: otherwise the button would do nothing. Nothing typed is lost: only what the server has taken gives way to `from` again.
 */
export function useContractForm<E extends Endpoint, Values extends object>({
  endpoint,
  from,
  input = identity,
  check = identity,
  send,
  onSaved,
  onChange,
  guarded = true,
  leaves = false,
}: ContractFormOptions<E, Values>): ContractForm<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useSaved();
  const values = { ...from, ...draft };
  const changed = changesOf(from, draft);
  const isChanged = Object.keys(changed).length > 0;
  useUnsaved(guarded && isChanged);

  // After the faults are on screen: only then is there an invalid field to go to.
  const [refusals, setRefusals] = useState(0);
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    if (refusals > 0) setUnseen(!focusFirstInvalid(ref.current));
  }, [refusals]);
  const refuse = (found: Record<string, string>) => {
    setFaults(found);
    setRefusals((count) => count + 1);
  };

  const change = (part: Partial<Values>) => {
    setDraft((now) => ({ ...now, ...part }));
    setFaults((now) => without(now, Object.keys(part)));
    setSaved(false);
    onChange?.(part);
  };

  const submit = async () => {
    if (busy) return;
    const typed = input(values, changed);
    const found = check(typed === null ? {} : checkInput(endpoint, typed), values);
    setError(null);
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    if (typed === null) return;
    setBusy(true);
    const outcome = await send(typed as RawInput<E>); // the check has just shown that it is one
    if (leaves && outcome && !outcome.error) return onSaved?.(outcome.data as Output<E>, values);
    setBusy(false);
    if (outcome?.error) {
      setError(outcome.error);
      return refuse(fieldsOf(outcome.error));
    }
    if (!outcome) return;
    // What was typed while it was on its way is not stored yet.
    setDraft((now) => changesOf(values, now));
    setSaved(true);
    onSaved?.(outcome.data as Output<E>, values);
  };

  const isAtField = Object.keys(fieldsOf(error)).some((name) => name.split('.')[0]! in from);
  return {
    ref,
    values,
    faults,
    error,
    refusal:
      error !== null && (isUnseen || !isAtField)
        ? messageOf(error)
        : isUnseen
          ? (Object.values(faults)[0] ?? null)
          : null,
    busy,
    saved,
    changed,
    isChanged,
    change,
    bind: (name) => ({
      name,
      value: values[name] as string,
      onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
    }),
    restart: () => {
      setDraft({});
      setFaults({});
      setError(null);
    },
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}

const identity = <Typed>(typed: Typed): Typed => typed;

/** What differs; a list or group of fields counts as one value. */
function changesOf<Values extends object>(from: Values, draft: Partial<Values>): Partial<Values> {
  const names = Object.keys(draft) as (keyof Values)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(from[name]))
      .map((name) => [name, draft[name]]),
  ) as Partial<Values>;
}

/** Faults inside a field, such as `points.0.value`, go with those of the field. */
const without = (faults: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name.split('.')[0]!)));

export type ContractFormOptions<E extends Endpoint, Values extends object> = {
  /** Whose input this is. */
  endpoint: E;
  /** What is stored, or what an empty form begins with; read at every render. */
  from: Values;
  /** Adds to what the schema has found, or says it better: sentences by field. */
  check?: (found: Record<string, string>, values: Values) => Record<string, string>;
  /** The endpoint's mutation. Null: neither taken nor refused, the form asks for more. */
  send: (input: RawInput<E>) => PromiseLike<{ data?: Output<E> | undefined; error?: unknown } | null>;
  onSaved?: (data: Output<E>, values: Values) => void;
  onChange?: (part: Partial<Values>) => void;
  /** Whether the page asks before it is left with something typed. */
  guarded?: boolean;
  /** Another page or form comes once it is sent: until then this one stays busy, with all that was typed. */
  leaves?: boolean;
} & InputOption<Values, Loose<RawInput<E>>>;

/** A form whose values are not the endpoint's input says how they become it; null when there is nothing to send. */
type InputOption<Values, Asked> = [Values] extends [Asked]
  ? { input?: (values: Values, changed: Partial<Values>) => Asked | null }
  : { input: (values: Values, changed: Partial<Values>) => Asked | null };

/** Not checked yet: what is missing is undefined, so that the schema says so. */
type Loose<Asked> = { [Name in keyof Asked]: Asked[Name] | undefined };

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

export interface ContractForm<Values extends object> {
  /** For the form's element. */
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  /** Sentences by field. */
  faults: Record<string, string>;
  /** The server's answer to the last try; null when it was taken, or not sent. */
  error: unknown;
  /** Its sentence, or that of a fault, unless it is told at a field on screen. */
  refusal: string | null;
  busy: boolean;
  /** For three seconds after it was stored. */
  saved: boolean;
  /** What differs from `from`. */
  changed: Partial<Values>;
  isChanged: boolean;
  change: (part: Partial<Values>) => void;
  /** For a field of text. */
  bind: (name: TextName<Values>) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  /** Begins anew. */
  restart: () => void;
  onSubmit: (event: FormEvent) => void;
}
