import { useEffect, type RefObject } from 'react';

/** A form that was asked for by a press of a button that is gone: its first field takes the focus. */
export function useFocusedFirst(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => void form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [form]);
}
