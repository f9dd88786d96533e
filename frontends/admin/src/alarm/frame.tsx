import { Outlet } from 'react-router';
import { Alarm } from './alarm';

/** Around every administrator page. */
export function Component() {
  return (
    <>
      <Alarm />
      <Outlet />
    </>
  );
}
