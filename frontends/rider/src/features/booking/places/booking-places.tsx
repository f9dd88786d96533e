import { LOCATION_MAXIMUM } from '@pothik/contracts/ride';
import { PlacesSearch, SearchNote, usePlaceCombobox, type WrittenPlace } from '@pothik/ride-ui';
import { useRef, useState } from 'react';
import { useBookingText } from '../booking-text';
import type { PlaceEnd, useBooking } from '../use-booking';
import { OwnPlaceLine } from './own-place-line';
import { usePlaceText } from './place-text';
import { PositionNote } from './position-note';
import type { RoughPosition } from './rough-position.rules';
import { SavedPlaces } from './saved-places';
import { useOwnPlaces } from './use-own-places';
import { useWhereIAm } from './use-where-i-am';

interface BookingPlacesProps {
  booking: ReturnType<typeof useBooking>;
  /** Asks for a pin; with a rough position it begins there, and shows the error. */
  onPin(end: PlaceEnd, rough?: RoughPosition): void;
  Heading: 'h1' | 'h3';
}

/** “Where to?”: pickup and drop, each found as one types, of one’s own places, by the position or by a pin. */
export function BookingPlaces({ booking, onPin, Heading }: BookingPlacesProps) {
  const text = usePlaceText();
  const words = useBookingText();
  const { form, registered, places, write } = booking;
  const ownPlaces = useOwnPlaces();
  const { own } = ownPlaces;
  const [lastChosen, setLastChosen] = useState<PlaceEnd>('pickup');
  const choose = (end: PlaceEnd, place: WrittenPlace) => {
    setLastChosen(end);
    write(end, place);
  };
  const isWritingDrop = useRef(false);
  const position = useWhereIAm({
    pickup: places.pickup,
    onFound: (place) => choose('pickup', place),
    // Who writes meanwhile is not taken away from it: the note says what to do.
    onRough: (rough) => isWritingDrop.current || onPin('pickup', rough),
  });
  const near = places.pickup.point ?? position.here;
  const shared = { maxLength: LOCATION_MAXIMUM, near, own };
  const pickup = usePlaceCombobox({
    ...shared,
    place: places.pickup,
    registered: registered.pickup,
    onTyped: () => form.setValue('pickupPoint', undefined),
    onChosen: (place) => choose('pickup', place),
    onHere: position.ask,
    onPin: () => onPin('pickup'),
  });
  const drop = usePlaceCombobox({
    ...shared,
    place: places.drop,
    registered: registered.drop,
    onTyped: () => form.setValue('dropPoint', undefined),
    onChosen: (place) => choose('drop', place),
    onPin: () => onPin('drop'),
  });
  isWritingDrop.current = drop.isOpen;
  const isEmpty = `${places.pickup.name}${places.drop.name}`.trim() === '';
  const begin = (place: WrittenPlace) => {
    choose('drop', place);
    form.setFocus('pickupLocation');
    pickup.openMenu();
  };
  const chosen = places[lastChosen].point ? places[lastChosen] : places.drop;
  return (
    <div className="rider-stack rider-where">
      <Heading>{text.whereTo}</Heading>
      <PlacesSearch
        pickup={{
          combobox: pickup,
          label: words.pickupLocation,
          error: form.errorOf('pickupLocation'),
          // Where a dialog begins.
          input: { placeholder: text.whereFrom, ...{ 'data-first-focus': '' } },
        }}
        drop={{
          combobox: drop,
          label: words.dropLocation,
          error: form.errorOf('dropLocation'),
          input: { placeholder: text.whereTo },
        }}
        swapLabel={words.swap}
        onSwap={booking.swap}
      />
      <div aria-live="polite" className="rider-stack rider-said">
        <PositionNote state={position.state} rough={position.rough} />
        <SearchNote fields={[pickup, drop]} />
      </div>
      {own && isEmpty && <SavedPlaces own={own} onChoose={begin} />}
      {own && chosen.point && <OwnPlaceLine {...ownPlaces} place={chosen} own={own} />}
    </div>
  );
}
