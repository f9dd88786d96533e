import { createCatalogue } from '@pothik/api-client';

/** Vehicle types as shown to people. */
export const useVehicleTypeText = createCatalogue({
  en: { CAR: 'Car', BIKE: 'Bike', CNG: 'CNG', MINIVAN: 'Minivan', PREMIUM: 'Premium', EV: 'EV' },
  bn: { CAR: 'কার', BIKE: 'বাইক', CNG: 'সিএনজি', MINIVAN: 'মিনিভ্যান', PREMIUM: 'প্রিমিয়াম', EV: 'ইভি' },
});
