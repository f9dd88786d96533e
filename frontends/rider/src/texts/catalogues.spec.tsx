import { catalogueContract } from '@pothik/api-client/testing';
import { useBookingText } from '../features/booking/booking-text';
import { usePlaceText } from '../features/booking/places/place-text';
import { useWhereToText } from '../features/booking/where-to/where-to-text';
import { useCurrentRideText } from '../features/current-ride/current-ride-text';
import { useNoRideText } from '../features/current-ride/no-ride-text';
import { useQuickReasons } from '../features/current-ride/quick-reasons';
import { useSentenceText } from '../features/current-ride/sentence-text';
import { useSoundText } from '../features/current-ride/sound/sound-text';
import { useReceiptText } from '../features/receipt/receipt-text';
import { useRideListText } from '../features/ride-lists/ride-list-text';
import { usePlacePinText } from '../place-pin/place-pin-text';
import { useRiderText } from './rider-text';

const CATALOGUES = {
  useRiderText,
  useBookingText,
  usePlaceText,
  useCurrentRideText,
  useSentenceText,
  useNoRideText,
  useQuickReasons,
  useSoundText,
  useWhereToText,
  useRideListText,
  useReceiptText,
  usePlacePinText,
};
catalogueContract(CATALOGUES, []);
