import { createCatalogue } from '@pothik/api-client';

/** The names of the pages that only the administrators' sidebar has, and what is counted beside its links. */
export const useAdministrationText = createCatalogue({
  en: {
    allDrivers: 'All Drivers',
    approvedDrivers: 'Approved Drivers',
    suspendedDrivers: 'Suspended Drivers',
    waiting: 'waiting',
    liveMap: 'Live Map',
    desk: 'Desk',
    unresolved: 'unresolved',
    tariffs: 'Tariffs',
    places: 'Places',
    users: 'Users',
    payments: 'Payments',
    auditLog: 'Audit log',
  },
  bn: () => import('./administration-text.bn'),
});

export type AdministrationTextKey = keyof ReturnType<typeof useAdministrationText>;
