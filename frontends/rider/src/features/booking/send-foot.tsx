import { failureText } from '@pothik/api-client';
import { Button, Note } from '@pothik/ui-kit';
import { useBookingText } from './booking-text';

interface SendFootProps {
  formId: string;
  /** The chosen driver's. */
  name: string | undefined;
  /** Whom dispatch would ask; empty where nobody near is known. */
  nearest: readonly string[];
  onAskNearest(): void;
  /** Leads to the list of drivers. */
  onChoose(): void;
  failure: unknown;
  busy: boolean;
}

/** The ways to a driver: the chosen one, else the nearest or a choice. One of them is orange. */
export function SendFoot({ formId, name, nearest, onAskNearest, onChoose, failure, busy }: SendFootProps) {
  const text = useBookingText();
  const twoWays = name === undefined && nearest.length > 0;
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
            {text.askNearest}
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
          {name ? text.askDriver(name) : text.ask}
        </Button>
      )}
      <p className="rider-promise">{promise(text, name, twoWays)}</p>
    </div>
  );
}

function promise(text: ReturnType<typeof useBookingText>, name: string | undefined, twoWays: boolean): string {
  if (twoWays) return text.promiseNearest;
  return name ? text.promiseOf(name) : text.promise;
}
