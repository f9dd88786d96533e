import { catalogueContract } from '@pothik/api-client/testing';
import { useBookingText } from '../features/booking/booking-text';
import { useCurrentRideText } from '../features/current-ride/current-ride-text';
import { useReceiptText } from '../features/receipt/receipt-text';
import { useRideListText } from '../features/ride-lists/ride-list-text';
import { useRideWords } from '../rides/ride-words';
import { useRiderText } from './rider-text';

const CATALOGUES = { useRiderText, useRideWords, useBookingText, useCurrentRideText, useRideListText, useReceiptText };
/** Made of their parameters alone. */
const PASSED_ON = ['because', 'systemReason', 'by'];
catalogueContract(CATALOGUES, PASSED_ON);
