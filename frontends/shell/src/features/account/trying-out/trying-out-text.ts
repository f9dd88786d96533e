import { createCatalogue } from '@pothik/api-client';

/** Texts for people who try Pothik out on their own machine. */
export const useTryingOutText = createCatalogue({
  en: {
    title: 'Trying it out?',
    lead: 'Be one of the demonstration’s people: one click logs you in.',
    riders: 'Riders',
    drivers: 'Drivers',
    administrators: 'Administrators',
    mailStaysHere: 'On this machine no mail goes out: codes arrive in the mailbox.',
    openMailbox: 'Open the mailbox in a new tab',
    smsStaysHere: 'Codes by SMS stay on this machine.',
    openSms: 'Open the SMS in a new tab',
  },
  bn: {
    title: 'ঘুরে দেখছেন?',
    lead: 'নমুনার কোনো একজন হয়ে দেখুন: এক চাপেই লগ\u00a0ইন হবে।',
    riders: 'যাত্রী',
    drivers: 'চালক',
    administrators: 'প্রশাসক',
    mailStaysHere: 'এই কম্পিউটার থেকে কোনো মেইল বাইরে যায় না: কোড আসে ডাকবাক্সে।',
    openMailbox: 'নতুন ট্যাবে ডাকবাক্স খুলুন',
    smsStaysHere: 'এসএমএসের কোড এই কম্পিউটারেই থাকে।',
    openSms: 'নতুন ট্যাবে এসএমএস খুলুন',
  },
});
