import { render } from '@testing-library/react';
import { rideWith } from '../testing/ride-fixture';
import { RideWay } from './ride-way';

it('says pickup and drop in the row of a list, their names for a screen reader', () => {
  const { container } = render(<RideWay ride={rideWith()} reader="DRIVER" className="way" />);
  expect(container).toHaveTextContent('Pickup: Dhanmondi 27Drop-off: Kamalapur');
});
