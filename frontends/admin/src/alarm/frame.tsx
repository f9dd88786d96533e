import { Outlet } from 'react-router';
import { Alarm } from './alarm';

/** Around every administrator page: shells that do not ask for the alarm itself still have it here. */
export function Component() {
  return (
    <>
      <Alarm />
      <Outlet />
    </>
  );
}
