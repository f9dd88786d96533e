import { failureText } from '@pothik/api-client';
import { Button, Note, useFormat } from '@pothik/ui-kit';
import { useBookingText } from './booking-text';

interface SendFootProps {
  formId: string;
  /** The chosen driver's. */
  name: string | undefined;
  /** What the rider offers, in whole BDT. */
  offer: number | undefined;
  /** Whom dispatch would ask; empty where nobody near is known. */
  nearest: readonly string[];
  onAskNearest(): void;
  /** Leads to the list of drivers. */
  onChoose(): void;
  failure: unknown;
  busy: boolean;
}

/** The ways to a driver: the chosen one, else the nearest or a choice. One of them is orange. */
export function SendFoot({ formId, name, offer, nearest, onAskNearest, onChoose, failure, busy }: SendFootProps) {
  const text = useBookingText();
  const { taka } = useFormat();
  const twoWays = name === undefined && nearest.length > 0;
  const price = offer === undefined ? '' : ` · ${taka(offer)}`;
  return (
    <div className="rider-foot">
      {failure !== undefined && !busy && (
        <Note tone="danger" alert>
          {failureText(failure)}
        </Note>
      )}
      {twoWays ? (
        <div className="rider-two-ways">
          <Button size="large" block onClick={onChoose}>
            {text.chooseOne}
          </Button>
          <Button variant="primary" size="large" block loading={busy} loadingText={text.asking} onClick={onAskNearest}>
            {`${text.askNearest}${price}`}
          </Button>
        </div>
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
      <p className="rider-promise">{offer === undefined ? promise(text, name, twoWays) : text.promiseOffer}</p>
    </div>
  );
}

function promise(text: ReturnType<typeof useBookingText>, name: string | undefined, twoWays: boolean): string {
  if (twoWays) return text.promiseNearest;
  return name ? text.promiseOf(name) : text.promise;
}
