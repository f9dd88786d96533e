import { LOCATION_MAXIMUM } from '@pothik/contracts/ride';
import { PlacesSearch, SearchNote, usePlaceCombobox } from '@pothik/ride-ui';
import { useDeskText } from './desk-text';
import type { useDeskBooking } from './use-desk-booking';

/** Pickup and drop-off of a caller, by the search alone: nobody at the desk stands there. */
export function DeskPlaces({ booking }: { booking: ReturnType<typeof useDeskBooking> }) {
  const text = useDeskText();
  const { form, places, write, swap } = booking;
  const shared = { maxLength: LOCATION_MAXIMUM, near: places.pickup.point, own: undefined };
  const pickup = usePlaceCombobox({
    ...shared,
    place: places.pickup,
    registered: form.register('pickupLocation'),
    onTyped: () => form.setValue('pickupPoint', undefined),
    onChosen: (place) => write('pickup', place),
  });
  const drop = usePlaceCombobox({
    ...shared,
    place: places.drop,
    registered: form.register('dropLocation'),
    onTyped: () => form.setValue('dropPoint', undefined),
    onChosen: (place) => write('drop', place),
  });
  return (
    <div>
      <PlacesSearch
        pickup={{
          combobox: pickup,
          label: text.pickup,
          error: form.errorOf('pickupLocation'),
          input: { placeholder: text.pickupHint },
        }}
        drop={{
          combobox: drop,
          label: text.drop,
          error: form.errorOf('dropLocation'),
          input: { placeholder: text.dropHint },
        }}
        swapLabel={text.swap}
        onSwap={swap}
      />
      <div aria-live="polite">
        <SearchNote fields={[pickup, drop]} />
      </div>
    </div>
  );
}
