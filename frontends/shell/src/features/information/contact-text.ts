import { createCatalogue } from '@pothik/api-client';
import { notificationRoutes } from '@pothik/contracts/routes';

/** Texts of the contact form. */
export const useContactText = createCatalogue({
  en: {
    formTitle: 'Write to us',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    messageHint: (minimum: string, maximum: string) =>
      `${minimum} to ${maximum} characters, in Bangla or English. If it is about a ride, name the ride and the time.`,
    aboutRide: (number: string) => `About ride ${number}:`,
    send: 'Send message',
    sending: 'Sending…',
    sent: notificationRoutes.contact.message,
    answerGoesTo: (email: string) => `Thank you. Our answer goes to ${email}.`,
    another: 'Write another message',
  },
  bn: {
    formTitle: 'আমাদের লিখুন',
    name: 'নাম',
    email: 'ইমেইল',
    message: 'বার্তা',
    messageHint: (minimum, maximum) =>
      `${minimum} থেকে ${maximum} অক্ষর, বাংলা বা ইংরেজিতে। রাইড নিয়ে হলে কোন রাইড আর কখন, জানান।`,
    aboutRide: (number) => `রাইড ${number} নিয়ে:`,
    send: 'বার্তা পাঠান',
    sending: 'পাঠানো হচ্ছে…',
    sent: 'বার্তা পাঠানো হয়েছে',
    answerGoesTo: (email) => `ধন্যবাদ। আমাদের উত্তর যাবে ${email} ঠিকানায়।`,
    another: 'আরেকটি বার্তা লিখুন',
  },
});
