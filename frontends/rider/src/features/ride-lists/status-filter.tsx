import { RIDE_STATUS } from '@pothik/contracts/ride';
import { useStepWords } from '@pothik/ride-ui';
import { Field, Select } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { statusOfAddress, withStatus } from './ride-list.rules';
import { useRideListText } from './ride-list-text';

const STATUSES = Object.values(RIDE_STATUS);

/** Filters the list by status. */
export function StatusFilter() {
  const text = useRideListText();
  const words = useStepWords('RIDER');
  const [parameters, setParameters] = useSearchParams();
  const options = STATUSES.map((status) => ({ value: status, label: words[status] }));
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
