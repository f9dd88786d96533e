import './styles.css';
import { IncomingRequests } from './incoming/incoming-requests';
import { useMyDriver } from './profile/use-my-driver';

/** Requests on the pages outside of the drivers' area, such as home. */
export function Component() {
  const driver = useMyDriver().data;
  return driver?.status === 'APPROVED' && <IncomingRequests driver={driver} />;
}
