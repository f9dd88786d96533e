import { catalogueContract } from '@pothik/api-client/testing';
import { useBookingText } from '../features/booking/booking-text';
import { useCurrentRideText } from '../features/current-ride/current-ride-text';
import { useReceiptText } from '../features/receipt/receipt-text';
import { useRideListText } from '../features/ride-lists/ride-list-text';
import { useRiderText } from './rider-text';

const CATALOGUES = { useRiderText, useBookingText, useCurrentRideText, useRideListText, useReceiptText };
catalogueContract(CATALOGUES, []);
