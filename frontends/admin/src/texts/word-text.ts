import { createCatalogue } from '@pothik/api-client';

/** The product's own words: statuses of drivers and incidents, vehicle types and roles. English writes statuses as the product does; pills show them in sentence case. */
export const useWords = createCatalogue({
  en: {
    PENDING: 'PENDING',
    APPROVED: 'APPROVED',
    SUSPENDED: 'SUSPENDED',
    ONLINE: 'ONLINE',
    OFFLINE: 'OFFLINE',
    CAR: 'Car',
    BIKE: 'Bike',
    CNG: 'CNG',
    MINIVAN: 'Minivan',
    PREMIUM: 'Premium',
    EV: 'EV',
    RIDER: 'Rider',
    DRIVER: 'Driver',
    ADMIN: 'Admin',
    SUPER_ADMIN: 'Super admin',
    OPEN: 'OPEN',
    ACKNOWLEDGED: 'ACKNOWLEDGED',
    RESOLVED: 'RESOLVED',
    licenseNumber: 'Driving licence',
    vehicleLicense: 'Vehicle licence number',
    brand: 'Brand',
    model: 'Model',
    vehicleType: 'Vehicle type',
    images: 'Pictures',
  },
  bn: () => import('./word-text.bn'),
});

export type Words = ReturnType<typeof useWords>;

/** The product's word for a value, or the value itself: what people typed is never translated. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value;
