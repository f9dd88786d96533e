import type { z } from 'zod';

/** Schemas around another: what they hold is shown in their place. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
}

/** Every value that an answer can contain, dotted: `driver.user.name`. Lists, records and choices add no step. */
export function leavesOf(schema: z.core.$ZodType, at = ''): string[] {
  const { shape, element, innerType, valueType, options } = schema._zod.def as unknown as Definition;
  if (shape) return Object.entries(shape).flatMap(([name, field]) => leavesOf(field, at ? `${at}.${name}` : name));
  const inner = [element, innerType, ...(options ?? [])].filter((one) => one !== undefined);
  if (valueType && at) inner.push(valueType);
  return inner.length > 0 ? [...new Set(inner.flatMap((one) => leavesOf(one, at)))] : [at];
}
