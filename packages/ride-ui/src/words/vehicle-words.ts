import { createCatalogue } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';

type VehicleWords = Readonly<Record<VehicleType, string>>;

const ENGLISH: VehicleWords = {
  CAR: 'Car',
  BIKE: 'Bike',
  CNG: 'CNG',
  MINIVAN: 'Minivan',
  PREMIUM: 'Premium',
  EV: 'EV',
};

const BANGLA: VehicleWords = {
  CAR: 'কার',
  BIKE: 'বাইক',
  CNG: 'সিএনজি',
  MINIVAN: 'মিনিভ্যান',
  PREMIUM: 'প্রিমিয়াম',
  EV: 'ইভি',
};

/** What riders and drivers call each type of vehicle. */
export const useVehicleWords = createCatalogue({ en: ENGLISH, bn: BANGLA });
