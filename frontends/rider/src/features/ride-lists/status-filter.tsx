import { RIDE_STATUS } from '@pothik/contracts/ride';
import { Field, Select } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { useRideWords } from '../../rides/ride-words';
import { STEP_WORD } from '../../rides/step-words';
import { statusOfAddress, withStatus } from './ride-list.rules';
import { useRideListText } from './ride-list-text';

const STATUSES = Object.values(RIDE_STATUS);

/** Narrows the list to rides of one status. */
export function StatusFilter() {
  const text = useRideListText();
  const words = useRideWords();
  const [parameters, setParameters] = useSearchParams();
  const options = STATUSES.map((status) => ({ value: status, label: words[STEP_WORD[status]] }));
  const choose = (value: string) =>
    setParameters((before) =>
      withStatus(
        before,
        STATUSES.find((status) => status === value),
      ),
    );
  return (
    <Field label={text.status} className="rider-filter">
      <Select
        options={[{ value: '', label: text.allStatuses }, ...options]}
        value={statusOfAddress(parameters) ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
    </Field>
  );
}
