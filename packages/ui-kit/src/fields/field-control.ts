import { createContext, useContext } from 'react';

/** The ids and state that a Field provides to its control. */
export interface FieldWiring {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

interface OwnWiring {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The attributes that connect a control to its Field; the control's own props take precedence. */
export function useFieldControl(own: OwnWiring): OwnWiring {
  const field = useContext(FieldContext);
  if (!field) return own;
  return {
    id: own.id ?? field.id,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}
