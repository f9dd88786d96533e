/** The licence of the data (ODbL) asks for this credit on every map, in these words. */
const CREDIT = { text: 'OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' };

export const MapCredit = () => (
  <p className="ui-map-credit">
    ©{' '}
    <a href={CREDIT.href} target="_blank" rel="noreferrer">
      {CREDIT.text}
    </a>
  </p>
);
