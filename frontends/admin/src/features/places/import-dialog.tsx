import { formMessageText } from '@pothik/api-client';
import type { PlacesImport } from '@pothik/contracts/ride';
import { Button, Dialog, Note, toast, useFormat } from '@pothik/ui-kit';
import { useId } from 'react';
import { usePlacesText } from './places-text';
import { useImport } from './use-import';

/** Chooses a file, says what it would change or what is wrong in it, and stores it. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const text = usePlacesText();
  const id = useId();
  const { plan, refusal, isReading, isStoring, choose, store } = useImport();
  const mayStore = plan !== undefined && plan.wrong.length === 0 && plan.added + plan.changed > 0;
  const confirm = async () => {
    if (!(await store())) return;
    toast.success(text.stored);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.importTitle}>
      <div className="ui-confirmation">
        <p>{text.importText}</p>
        <div className="ui-field">
          <label className="ui-label" htmlFor={id}>
            {text.file}
          </label>
          <input
            id={id}
            className="admin-place-file"
            type="file"
            accept=".csv,text/csv"
            disabled={isStoring}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </div>
        <div role="status">
          {isReading && <p className="admin-quiet">{text.reading}</p>}
          {plan && <Plan plan={plan} />}
        </div>
        {refusal && (
          <Note tone="danger" alert>
            {refusal}
          </Note>
        )}
        <div className="ui-dialog-bottom">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={!mayStore} loading={isStoring} onClick={() => void confirm()}>
            {text.store}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Plan({ plan: { added, changed, equal, wrong } }: { plan: PlacesImport }) {
  const text = usePlacesText();
  const { number } = useFormat();
  if (wrong.length === 0)
    return (
      <Note tone="info">
        {added + changed === 0 && `${text.nothingToDo} `}
        {text.wouldChange(number(added), number(changed), number(equal))}
      </Note>
    );
  return (
    <Note tone="danger">
      {text.wrong(number(wrong.length), wrong.length === 1)}
      <ul className="admin-place-wrong">
        {wrong.map(({ line, why }) => (
          <li key={line}>
            <strong>{text.line(number(line))}:</strong> {formMessageText(why)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
