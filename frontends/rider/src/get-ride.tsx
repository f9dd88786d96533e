import './styles.css';

/** The booking dialog the shell opens over any page: `GetRideDialogProps`. */
export { BookingDialog as Component } from './features/booking/booking-dialog';
