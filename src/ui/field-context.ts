import { createContext, useContext } from 'react';

export interface FieldWiring {
  id: string;
  labelId: string;
  /** Ids of help and error, for aria-describedby. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** The ids that label and describe a control inside a `Field`; null outside one. */
export const useField = (): FieldWiring | null => useContext(FieldContext);

/** The same as attributes of a native control; the control's own attributes take precedence. */
export function useFieldAttributes(own: {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: unknown;
  required?: boolean;
}) {
  const field = useField();
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || own['aria-invalid'] === true || own['aria-invalid'] === 'true' ? true : undefined,
    'aria-required': (own.required ?? field?.required) ? true : undefined,
  };
}
