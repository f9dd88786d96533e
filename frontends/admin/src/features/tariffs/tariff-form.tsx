import { TARIFF_SOURCE_MAXIMUM } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { Field, TextArea, TextInput } from '@pothik/ui-kit';
import { ChangeFoot } from './change-foot';
import { LEGAL_RATES, RATES } from './tariff-text.rules';
import { useTariffsText } from './tariffs-text';
import { type TariffFormProps, useTariffForm } from './use-tariff-form';

/** Writes a new version of one vehicle type's tariff. */
export function TariffForm(props: TariffFormProps) {
  const text = useTariffsText();
  const vehicles = useVehicleWords();
  const { form, refusal, send, close } = useTariffForm(props);
  const rateField = (rate: (typeof RATES | typeof LEGAL_RATES)[number]) => (
    <Field key={rate} label={text[rate]} error={form.errorOf(rate)}>
      <TextInput inputMode="decimal" autoComplete="off" {...form.register(rate)} />
    </Field>
  );
  return (
    <section className="admin-tariff-form">
      <h3>{text.newVersionOf(vehicles[props.vehicleType])}</h3>
      <form className="admin-stack" noValidate onSubmit={(event) => void send(event)}>
        <div className="admin-rates">{RATES.map(rateField)}</div>
        <fieldset className="admin-legal">
          <legend className="ui-label">{text.legalTitle}</legend>
          <p className="ui-hint">{text.legalHint}</p>
          <div className="admin-rates">{LEGAL_RATES.map(rateField)}</div>
        </fieldset>
        <Field label={text.validFrom} hint={text.validFromHint} error={form.errorOf('validFrom')}>
          <TextInput type="datetime-local" {...form.register('validFrom')} />
        </Field>
        <Field label={text.source} hint={text.sourceHint} error={form.errorOf('source')}>
          <TextArea rows={2} maxLength={TARIFF_SOURCE_MAXIMUM} {...form.register('source')} />
        </Field>
        <ChangeFoot
          reason={form.register('reason')}
          reasonError={form.errorOf('reason')}
          refusal={refusal}
          busy={form.busy}
          save={text.save}
          onCancel={close}
        />
      </form>
    </section>
  );
}
