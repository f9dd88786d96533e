import { createCatalogue } from '@pothik/api-client';

export const useAccountBlockText = createCatalogue({
  en: {
    profileFailed: 'Your driver profile did not load',
    rideFailed: 'Your ride did not load',
    noSos: 'No SOS can be sent until it loads. In an emergency, call',
    pending: 'Account Pending',
    pendingText: 'We are checking your licence and vehicle. You can drive as soon as they are approved.',
    goHome: 'Go to Home',
    suspended: 'Account Suspended',
    suspendedText: 'You cannot take rides for now. If you think this is a mistake, write to us.',
    reason: 'Reason',
    contactSupport: 'Contact Support',
    finishRide: 'Please finish this ride.',
    account: 'Account',
    logOut: 'Log Out',
    logOutFailed: 'Logout failed',
    ofRide: (time: string, pickup: string) => `${time}, from ${pickup}.`,
    byRider: (reason: string) => `The rider cancelled the ride: ${reason}`,
    seen: 'OK',
    byPothik: (reason: string) => `Pothik cancelled the ride: ${reason}`,
  },
  bn: () => import('./account-block-text.bn'),
});
