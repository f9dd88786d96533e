import type { Locale } from '../text/ui-text';

const BANGLA_ZERO = 0x09e6;
const BANGLA_DIGITS = /[০-৯]/g;

/** Replaces Bangla digits by Latin ones; other characters stay. */
export const toLatinDigits = (text: string): string =>
  text.replace(BANGLA_DIGITS, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** Writes digits in the reader's script; other characters stay. */
export const localDigits = (text: string, locale: Locale): string =>
  locale === 'bn' ? text.replace(/\d/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit))) : text;

/** The digits of a typed or pasted text, in Latin, at most `length` of them. */
export const codeDigits = (text: string, length: number): string =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, length);

/** Groups numbers by lakh in both languages. */
export const formatNumber = (value: number, locale: Locale): string => value.toLocaleString(numberLocale(locale));

/** An amount in whole taka: the sign, a non-breaking space, and the number grouped by lakh. */
export const formatMoney = (amount: number, locale: Locale): string => `৳\u00a0${formatNumber(amount, locale)}`;

const numberLocale = (locale: Locale): string => (locale === 'bn' ? 'bn-BD' : 'en-IN');
