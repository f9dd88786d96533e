import type { Locale } from '../text/ui-text';

const BANGLA_ZERO = 0x09e6;
const BANGLA_DIGITS = /[০-৯]/g;

/** Bangla digits are read as Latin ones; every other letter stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(BANGLA_DIGITS, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** Digits are shown in the reader's script; every other letter stays. */
export const localDigits = (text: string, locale: Locale): string =>
  locale === 'bn' ? text.replace(/\d/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit))) : text;

/** The digits of a typed or pasted text, in Latin, at most `length` of them. */
export const codeDigits = (text: string, length: number): string =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, length);

/** Numbers are grouped by lakh in both languages. */
export const formatNumber = (value: number, locale: Locale): string => value.toLocaleString(numberLocale(locale));

/** An amount in whole taka is the sign, a space that does not break, and the number grouped by lakh. */
export const formatMoney = (amount: number, locale: Locale): string => `৳\u00a0${formatNumber(amount, locale)}`;

const numberLocale = (locale: Locale): string => (locale === 'bn' ? 'bn-BD' : 'en-IN');
