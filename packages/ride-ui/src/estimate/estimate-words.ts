import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { MinutesBasis } from '@pothik/contracts/ride';
import type { RideReader } from '../words/ride-reader';

/** A type, not an interface, because a catalogue requires an index signature. */
type EstimateWords = Readonly<
  Record<'estimate' | 'asText' | 'outside' | 'apart' | 'again' | MinutesBasis, string> & {
    kilometres: (range: string) => string;
    minutes: (range: string) => string;
    hours: (range: string) => string;
  }
>;

const ENGLISH: EstimateWords = {
  estimate: 'Usual fare',
  asText: 'No estimate: the places were written as text.',
  outside: 'No estimate: the ride is not within one city’s zone.',
  apart: 'No estimate: text and pin are not the same place.',
  again: 'Show the pins',
  EXPERIENCE: 'Time based on rides at this hour.',
  STATED: 'Rough time. It gets better with more rides.',
  kilometres: (range) => `${range} km`,
  minutes: (range) => `${range} min`,
  hours: (range) => `${range} h`,
};
const BANGLA: EstimateWords = {
  estimate: 'সাধারণত ভাড়া',
  asText: 'আনুমানিক ভাড়া নেই: জায়গাগুলো শুধু লিখে দেওয়া হয়েছে।',
  outside: 'আনুমানিক ভাড়া নেই: রাইডটি একটি শহরের এলাকার ভেতরে নয়।',
  apart: 'আনুমানিক ভাড়া নেই: লেখা আর পিন এক জায়গার নয়।',
  again: 'পিন দেখুন',
  EXPERIENCE: 'এই সময়ের আগের রাইড থেকে সময়টা জানা গেছে।',
  STATED: 'সময়টা আনুমানিক। রাইড বাড়লে আরও ঠিক হবে।',
  kilometres: (range) => `${range} কিমি`,
  minutes: (range) => `${range} মিনিট`,
  hours: (range) => `${range} ঘণ্টা`,
};

export const useEstimateWords = createCatalogue({ en: ENGLISH, bn: BANGLA });

type FareReasonWords = Readonly<Record<'fareReason', string>>;

export const FARE_REASON_WORDS: Readonly<Record<RideReader, CatalogueHook<FareReasonWords>>> = {
  RIDER: createCatalogue({ en: { fareReason: 'The driver’s reason' }, bn: { fareReason: 'চালকের দেওয়া কারণ' } }),
  DRIVER: createCatalogue({ en: { fareReason: 'Your reason' }, bn: { fareReason: 'আপনার দেওয়া কারণ' } }),
  ADMINISTRATOR: createCatalogue({ en: { fareReason: 'The driver’s reason' }, bn: { fareReason: 'চালকের দেওয়া কারণ' } }),
};
