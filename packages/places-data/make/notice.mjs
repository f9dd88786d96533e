import { GEOCODER, WARD_NAMES } from './wheels.mjs';

const by = ({ name, version }) => `by way of ${name} ${version}.`;

/** Who made what, and under which licence it may be used. */
export const NOTICE = `Roads, road names, house numbers and everything made from them: (c) OpenStreetMap contributors, Open Database License 1.0
(https://www.openstreetmap.org/copyright, https://opendatacommons.org/licenses/odbl/1-0/), ${by(GEOCODER)}
Ward and thana outlines: geoBoundaries (https://www.geoboundaries.org), ${by(GEOCODER)}
Ward and thana names: OCHA COD-AB, Bangladesh Bureau of Statistics, ${by(WARD_NAMES)}
Centres of the districts' towns: OCHA COD-AB, Bangladesh Bureau of Statistics, ${by(GEOCODER)}
Bangla names of thanas and districts, and the landmarks: Pothik.
This database is made available under the Open Database License 1.0. It was made by make/make.mjs.
`;
