import { plateText } from '@pothik/contracts/driver';
import { dhakaTime } from '@pothik/contracts/platform';
import type { IncidentView } from '@pothik/contracts/ride';
import type { CsvColumn } from '@pothik/service-kit';

/** The columns of the incidents as a CSV file. */
export const INCIDENT_COLUMNS: readonly CsvColumn<IncidentView>[] = [
  { en: 'When (Dhaka time)', bn: 'কখন (ঢাকার সময়)', cell: ({ createdAt }) => dhakaTime(createdAt) },
  { en: 'Status', bn: 'অবস্থা', cell: ({ status }) => status },
  { en: 'Raised by', bn: 'জানিয়েছেন', cell: ({ raisedBy }) => raisedBy },
  { en: 'Ride when it was raised', bn: 'তখন রাইডের অবস্থা', cell: ({ rideStatus }) => rideStatus },
  { en: 'Rider', bn: 'যাত্রী', cell: ({ rider }) => rider.name },
  { en: 'Driver', bn: 'চালক', cell: ({ driver }) => driver.name },
  {
    en: 'Vehicle licence number',
    bn: 'গাড়ির লাইসেন্স নম্বর',
    cell: ({ driver }, language) => plateText(driver.vehicleLicense, language),
  },
  { en: 'Pickup', bn: 'ওঠার জায়গা', cell: ({ pickupLocation }) => pickupLocation },
  { en: 'Drop', bn: 'নামার জায়গা', cell: ({ dropLocation }) => dropLocation },
  { en: 'Note', bn: 'মন্তব্য', cell: ({ note }) => note },
  { en: 'Identifier', bn: 'শনাক্তকারী', cell: ({ _id }) => _id },
];
