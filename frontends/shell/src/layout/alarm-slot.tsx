import { LoadedPart, useCurrentUser } from '@pothik/api-client';
import { isAdministrator } from '@pothik/contracts/platform';
import { AlarmFailed } from './alarm-failed';

const alarm = () => import(/* webpackChunkName: 'sos-alarm' */ './sos-alarm');

/** The alarm of SOS on every page of an administrator; other people load nothing of it. */
export function AlarmSlot() {
  const user = useCurrentUser();
  if (!user || !isAdministrator(user.role)) return null;
  return <LoadedPart load={alarm} waiting={null} failed={(retry) => <AlarmFailed onRetry={retry} />} />;
}
