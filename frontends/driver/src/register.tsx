import './styles.css';

/** The page at /driver/register: vehicle first, then the driver profile. */
export { RegistrationPage as Component } from './features/registration/registration-page';
