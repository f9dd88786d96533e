import { Outlet } from 'react-router';
import { Alarm } from './alarm';

/** What stands round every page of the administrators. */
export function Component() {
  return (
    <>
      <Alarm />
      <Outlet />
    </>
  );
}
