import { LOCATION_MAXIMUM } from '@pothik/contracts/ride';
import { PlacesField, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useBookingText } from '../booking-text';
import type { PlaceEnd, useBooking } from '../use-booking';
import { OwnPlaceLine } from './own-place-line';
import type { RoughPosition, WrittenPlace } from './place.rules';
import { PlaceSuggestions } from './place-suggestions';
import { usePlaceText } from './place-text';
import { PositionNote } from './position-note';
import { SavedPlaces } from './saved-places';
import { useOwnPlaces } from './use-own-places';
import { usePlaceCombobox } from './use-place-combobox';
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
  const position = useWhereIAm(
    (place) => choose('pickup', place),
    (rough) => onPin('pickup', rough),
  );
  const near = places.pickup.point ?? position.here;
  const shared = { maxLength: LOCATION_MAXIMUM, near, own };
  const pickup = usePlaceCombobox({
    ...shared,
    place: places.pickup,
    registered: registered.pickup,
    isPickup: true,
    onTyped: () => {
      position.forget();
      form.setValue('pickupPoint', undefined);
    },
    onChosen: (place) => {
      position.forget();
      choose('pickup', place);
    },
    onHere: position.ask,
    onPin: () => onPin('pickup'),
  });
  const drop = usePlaceCombobox({
    ...shared,
    place: places.drop,
    registered: registered.drop,
    isPickup: false,
    onTyped: () => form.setValue('dropPoint', undefined),
    onChosen: (place) => choose('drop', place),
    onHere: position.ask,
    onPin: () => onPin('drop'),
  });
  const isPinned = position.state === 'ROUGH' && places.pickup.point !== undefined;
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
      <div className="rider-places">
        <PlacesField
          pickup={{
            label: words.pickupLocation,
            labelId: pickup.getLabelProps().id,
            error: form.errorOf('pickupLocation'),
            // Where a dialog begins.
            input: { ...pickup.input, placeholder: text.whereFrom, ...{ 'data-first-focus': '' } },
          }}
          drop={{
            label: words.dropLocation,
            labelId: drop.getLabelProps().id,
            error: form.errorOf('dropLocation'),
            input: { ...drop.input, placeholder: text.whereTo },
          }}
          swapLabel={words.swap}
          onSwap={booking.swap}
        />
        <PlaceSuggestions combobox={pickup} />
        <PlaceSuggestions combobox={drop} />
      </div>
      <SuggestionCount fields={[pickup, drop]} />
      <div aria-live="polite" className="rider-stack rider-said">
        <PositionNote state={isPinned ? 'NOT_ASKED' : position.state} rough={position.rough} />
        <SearchNote fields={[pickup, drop]} />
      </div>
      {own && isEmpty && <SavedPlaces own={own} onChoose={begin} />}
      {own && chosen.point && <OwnPlaceLine {...ownPlaces} place={chosen} own={own} />}
    </div>
  );
}

/** Read out when the suggestions change; they themselves are read one by one. */
function SuggestionCount({ fields }: { fields: { isOpen: boolean; items: readonly unknown[] }[] }) {
  const text = usePlaceText();
  const { number } = useFormat();
  const count = fields.find(({ isOpen }) => isOpen)?.items.length;
  return (
    <p className="ui-visually-hidden" aria-live="polite">
      {count !== undefined && text.count(number(count), count === 1)}
    </p>
  );
}

/** What the search could not do, said once for both fields. */
function SearchNote({ fields }: { fields: { isUnknown: boolean; hasSearchFailed: boolean }[] }) {
  const text = usePlaceText();
  const hasFailed = fields.some(({ hasSearchFailed }) => hasSearchFailed);
  const isUnknown = fields.some((field) => field.isUnknown);
  if (!hasFailed && !isUnknown) return null;
  return <p className="rider-quiet rider-small">{hasFailed ? text.searchFailed : text.notFound}</p>;
}
