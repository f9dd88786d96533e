import { OPERATOR_PLACE } from '@pothik/contracts/ride';
import { Button, Dialog, Field, Note, Select, TextArea, TextInput } from '@pothik/ui-kit';
import { PLACE_KINDS } from './place-list.rules';
import { PlaceMap } from './place-map';
import { usePlacesText } from './places-text';
import { type PlaceDialogProps, usePlaceForm } from './use-place-form';

/** Writes a place: its point on the map or in numbers, its names, and how its point was found. */
export function PlaceDialog({ place, onClose, ...beginning }: PlaceDialogProps) {
  const text = usePlacesText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={place ? text.changeTitle : text.newPlace}
      className="admin-place-dialog"
    >
      <PlaceForm place={place} onClose={onClose} {...beginning} />
    </Dialog>
  );
}

function PlaceForm(props: PlaceDialogProps) {
  const text = usePlacesText();
  const { form, refusal, send, point, setPoint } = usePlaceForm(props);
  const kinds = PLACE_KINDS.map((kind) => ({ value: kind, label: text[kind] }));
  return (
    <form className="ui-confirmation" noValidate onSubmit={(event) => void send(event)}>
      <PlaceMap point={point} onPoint={setPoint} />
      <div className="admin-place-pair">
        <Field label={text.lat} error={form.errorOf('lat')}>
          <TextInput inputMode="decimal" autoComplete="off" {...form.register('lat')} />
        </Field>
        <Field label={text.lng} error={form.errorOf('lng')}>
          <TextInput inputMode="decimal" autoComplete="off" {...form.register('lng')} />
        </Field>
      </div>
      <p className="ui-hint">{text.pointHint}</p>
      <Field label={text.name} error={form.errorOf('name')}>
        <TextInput lang="en" maxLength={OPERATOR_PLACE.nameMaximum} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={text.nameBn} hint={text.nameBnHint} error={form.errorOf('nameBn')}>
        <TextInput lang="bn" maxLength={OPERATOR_PLACE.nameMaximum} autoComplete="off" {...form.register('nameBn')} />
      </Field>
      <Field label={text.aliases} hint={text.aliasesHint} error={form.errorOf('aliases')}>
        <TextArea rows={2} {...form.register('aliases')} />
      </Field>
      <Field label={text.kind} error={form.errorOf('kind')}>
        <Select options={kinds} {...form.register('kind')} />
      </Field>
      <Field label={text.foundBy} error={form.errorOf('foundBy')}>
        <TextArea rows={2} maxLength={OPERATOR_PLACE.foundByMaximum} {...form.register('foundBy')} />
      </Field>
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      <div className="ui-dialog-bottom">
        <Button onClick={props.onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" loading={form.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
