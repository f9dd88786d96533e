import { plateText } from '@pothik/contracts/driver';
import { dhakaTime } from '@pothik/contracts/platform';
import { type RideView, rideNumber } from '@pothik/contracts/ride';
import type { CsvColumn } from '@pothik/service-kit';

/** The columns of the rides as a CSV file. */
export const RIDE_COLUMNS: readonly CsvColumn<RideView>[] = [
  { en: 'Ride', bn: 'রাইড', cell: ({ _id }) => rideNumber(_id) },
  { en: 'When (Dhaka time)', bn: 'কখন (ঢাকার সময়)', cell: ({ createdAt }) => dhakaTime(createdAt) },
  { en: 'Status', bn: 'অবস্থা', cell: ({ rideStatus }) => rideStatus },
  { en: 'Rider', bn: 'যাত্রী', cell: ({ user }) => user.name },
  { en: 'Driver', bn: 'চালক', cell: ({ driver }) => driver.user.name },
  { en: 'Vehicle type', bn: 'গাড়ির ধরন', cell: ({ driver }) => driver.vehicle.vehicleType },
  {
    en: 'Vehicle licence number',
    bn: 'গাড়ির লাইসেন্স নম্বর',
    cell: ({ driver }, language) => plateText(driver.vehicle.vehicleLicense ?? '', language),
  },
  { en: 'Pickup', bn: 'ওঠার জায়গা', cell: ({ pickupLocation }) => pickupLocation },
  { en: 'Drop', bn: 'নামার জায়গা', cell: ({ dropLocation }) => dropLocation },
  { en: 'Fare in BDT', bn: 'ভাড়া, টাকায়', cell: ({ fare }) => fare ?? '' },
  { en: 'Review', bn: 'যাচাই', cell: ({ review }) => review?.state ?? '' },
  { en: 'Identifier', bn: 'শনাক্তকারী', cell: ({ _id }) => _id },
];
