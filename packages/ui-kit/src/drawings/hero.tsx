import { classNames } from '../class-names';
import { HeroRiver } from './hero-river';
import { HeroSkyline } from './hero-skyline';
import { Bus, Car, Cng, Motorbike, Rickshaw } from './hero-vehicles';

/** Dhaka by the river, with the vehicles on its road. */
export function Hero({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={classNames('ui-hero-art', className)}
    >
      <HeroSkyline />
      <HeroRiver />
      <rect y="294" width="1440" height="66" className="ui-hero-road" />
      <path d="M0 330h1440" className="ui-hero-dash" />
      <Motorbike />
      <Cng />
      <Car />
      <Rickshaw />
      <Bus />
    </svg>
  );
}
