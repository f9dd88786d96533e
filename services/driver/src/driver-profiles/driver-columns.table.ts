import { type DriverView, plateText } from '@pothik/contracts/driver';
import { dhakaTime, phoneInFile } from '@pothik/contracts/platform';
import type { CsvColumn } from '@pothik/service-kit';

/** The columns of the drivers as a CSV file; without the marks of a review and former profiles, which are for a decision on the page. */
export const DRIVER_COLUMNS: readonly CsvColumn<DriverView>[] = [
  { en: 'Name', bn: 'নাম', cell: ({ user }) => user.name },
  { en: 'Email', bn: 'ইমেইল', cell: ({ user }) => user.email },
  { en: 'Phone', bn: 'ফোন', cell: ({ user }) => phoneInFile(user.phone) },
  { en: 'Status', bn: 'অবস্থা', cell: ({ status }) => status },
  { en: 'Reason', bn: 'কারণ', cell: ({ statusReason }) => statusReason },
  { en: 'Availability', bn: 'প্রাপ্যতা', cell: ({ availabilityStatus }) => availabilityStatus },
  { en: 'Vehicle type', bn: 'গাড়ির ধরন', cell: ({ vehicle }) => vehicle.vehicleType },
  { en: 'Brand', bn: 'ব্র্যান্ড', cell: ({ vehicle }) => vehicle.brand },
  { en: 'Model', bn: 'মডেল', cell: ({ vehicle }) => vehicle.model },
  {
    en: 'Vehicle licence number',
    bn: 'গাড়ির লাইসেন্স নম্বর',
    cell: ({ vehicle }, language) => plateText(vehicle.vehicleLicense, language),
  },
  { en: 'Driving licence number', bn: 'ড্রাইভিং লাইসেন্স নম্বর', cell: ({ licenseNumber }) => licenseNumber },
  { en: 'Experience in years', bn: 'অভিজ্ঞতা, বছরে', cell: ({ experience }) => experience },
  { en: 'Rides', bn: 'রাইড', cell: ({ totalRides }) => totalRides },
  { en: 'Earnings in BDT', bn: 'আয়, টাকায়', cell: ({ totalEarnings }) => totalEarnings },
  { en: 'Registered at (Dhaka time)', bn: 'নিবন্ধনের সময় (ঢাকার সময়)', cell: ({ createdAt }) => dhakaTime(createdAt) },
];
