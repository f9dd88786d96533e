import { failureText } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';
import { useVehicleWords } from '@pothik/ride-ui';
import { Button, Note, useFormat } from '@pothik/ui-kit';
import { useBookingText } from './booking-text';

interface SendFootProps {
  formId: string;
  /** The chosen driver's. */
  name: string | undefined;
  /** What the rider offers, in whole BDT. */
  offer: number | undefined;
  /** The chosen one, whose nearest drivers may be asked. */
  vehicleType: VehicleType | undefined;
  onAskNearest(vehicleType: VehicleType): void;
  /** Leads to the list of drivers. */
  onChoose(): void;
  failure: unknown;
  busy: boolean;
}

/** The ways to a driver: the chosen one, else the nearest or a choice. One of them is orange. */
export function SendFoot({ formId, name, offer, vehicleType, onAskNearest, onChoose, failure, busy }: SendFootProps) {
  const text = useBookingText();
  const words = useVehicleWords();
  const { taka } = useFormat();
  const searched = name === undefined ? vehicleType : undefined;
  const price = offer === undefined ? '' : ` · ${taka(offer)}`;
  return (
    <div className="rider-foot">
      {failure !== undefined && !busy && (
        <Note tone="danger" alert>
          {failureText(failure)}
        </Note>
      )}
      {searched ? (
        <>
          <Button
            variant="primary"
            size="large"
            block
            loading={busy}
            loadingText={text.asking}
            onClick={() => onAskNearest(searched)}
          >
            {`${text.askNearest(words[searched])}${price}`}
          </Button>
          <Button variant="quiet" block onClick={onChoose}>
            {text.chooseOne}
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="large"
          block
          loading={busy}
          loadingText={text.asking}
        >
          {`${name ? text.askDriver(name) : text.ask}${price}`}
        </Button>
      )}
      <p className="rider-promise">
        {offer === undefined ? promise(text, name, searched !== undefined) : text.promiseOffer}
      </p>
    </div>
  );
}

function promise(text: ReturnType<typeof useBookingText>, name: string | undefined, isSearch: boolean): string {
  if (isSearch) return text.promiseNearest;
  return name ? text.promiseOf(name) : text.chooseFirst;
}
