const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long it has lasted, from ms, in the largest whole unit, at least a minute: 3 days. */
export function formatElapsed(elapsedMs: number, locale: 'en' | 'bn'): string {
  const { unit, ms } = UNITS.find((step) => elapsedMs >= step.ms) ?? { unit: 'minute', ms: 60_000 };
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale === 'bn' ? 'bn-BD' : 'en', format).format(
    Math.max(1, Math.floor(elapsedMs / ms)),
  );
}
