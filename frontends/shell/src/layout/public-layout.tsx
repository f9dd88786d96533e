import { SkipLink } from '@pothik/ui-kit';
import { Outlet } from 'react-router';
import { useShellText } from '../texts/shell-text';
import { AlarmSlot } from './alarm-slot';
import { Footer } from './footer';
import { Header } from './header';
import { MainRegion } from './main-region';

/** The layout of the public pages: header, page, footer. */
export function PublicLayout() {
  return (
    <>
      <SkipLink href="#main">{useShellText().skip}</SkipLink>
      <Header />
      <AlarmSlot />
      <MainRegion>
        <Outlet />
      </MainRegion>
      <Footer />
    </>
  );
}
