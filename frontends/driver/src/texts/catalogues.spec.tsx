import { catalogueContract } from '@pothik/api-client/testing';
import { useActiveRideText } from '../active-ride/active-ride-text';
import { useFirstFareText } from '../active-ride/first-fare-text';
import { useAvailabilityText } from '../availability/availability-text';
import { useCollectText } from '../collect/collect-text';
import { useAccountBlockText } from '../features/account-block/account-block-text';
import { useEarningsText } from '../features/earnings/earnings-text';
import { useRegistrationText } from '../features/registration/registration-text';
import { useRideListsText } from '../features/ride-lists/ride-lists-text';
import { useRidePageText } from '../features/ride-page/ride-page-text';
import { useOwnPhoneText } from '../own-phone/own-phone-text';
import { useRequestAlertsText } from '../request-alerts/request-alerts-text';
import { useQuickReasons } from '../requests/quick-reasons';
import { useRequestsText } from '../requests/requests-text';
import { useSosText } from '../sos/sos-text';
import { useTodayText } from '../today/today-text';
import { useWayText } from '../way/way-text';
import { useDriverText } from './driver-text';

const CATALOGUES = {
  useOwnPhoneText,
  useDriverText,
  useActiveRideText,
  useAvailabilityText,
  useAccountBlockText,
  useEarningsText,
  useRegistrationText,
  useRequestsText,
  useRequestAlertsText,
  useRideListsText,
  useRidePageText,
  useSosText,
  useCollectText,
  useQuickReasons,
  useTodayText,
  useFirstFareText,
  useWayText,
};
/** Texts that consist of their parameters alone. */
const PASSED_ON = ['summary'];
catalogueContract(CATALOGUES, PASSED_ON);
