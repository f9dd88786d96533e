import { PageTitle } from '../../page-parts/page-title';
import { useShellText } from '../../texts/shell-text';
import { Cities } from './cities';
import { DriverCall } from './driver-call';
import { HomeHero } from './home-hero';
import { Safety } from './safety';
import { Services } from './services';

/** Home: what Pothik is, how to ride, how to drive. */
export function Component() {
  return (
    <>
      <PageTitle>{useShellText().home}</PageTitle>
      <HomeHero />
      <Services />
      <Safety />
      <DriverCall />
      <Cities />
    </>
  );
}
