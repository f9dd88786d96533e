import { call, failureText, isRefusal } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import type { CityView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Field, TextArea, toast, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { ChangeFoot } from './change-foot';
import { type TariffsText, useTariffsText } from './tariffs-text';
import { useCityChange } from './use-city-change';
import { type ZoneProblem, zoneOf, zoneText, zoneTexts } from './zone-text.rules';

/** Changes a city's outline; its draft survives a reload. */
export function ZoneForm({ city, onClose }: { city: CityView; onClose(): void }) {
  const text = useTariffsText();
  const { number } = useFormat();
  const [draft] = useState(() => storedTexts(`admin-zone-draft:${city._id}`));
  const [stored] = useState(() => draft.read());
  const form = useContractForm(zoneTexts, { corners: zoneText(city.zone), reason: '', ...stored });
  useStoredTexts(form, draft);
  const { refusal, isMade } = useCityChange();
  const showProblem = (message: string) => form.setError('corners', { message }, { shouldFocus: true });
  const close = () => {
    draft.delete();
    onClose();
  };
  const showsField = (failure: unknown): boolean => {
    if (!isRefusal(failure, 'ride/zone-crosses-itself')) return false;
    showProblem(failureText(failure));
    return true;
  };
  const send = form.submitting(async ({ corners, reason }) => {
    const read = zoneOf(corners);
    if ('problem' in read) return showProblem(sentenceOf(read.problem, text, number));
    const change = { cityId: city._id, zone: read.zone, reason, zoneVersion: city.zoneVersion };
    if (!(await isMade(() => call(rideRoutes.changeZone, change), showsField))) return;
    toast.success(text.zoneSaved);
    close();
  });
  return (
    <form className="admin-stack" noValidate onSubmit={(event) => void send(event)}>
      <Field label={text.corners} hint={text.cornersHint} error={form.errorOf('corners')}>
        <TextArea rows={10} spellCheck={false} {...form.register('corners')} />
      </Field>
      <ChangeFoot
        reason={form.register('reason')}
        reasonError={form.errorOf('reason')}
        refusal={refusal}
        busy={form.busy}
        save={text.saveZone}
        onCancel={close}
      />
    </form>
  );
}

function sentenceOf(problem: ZoneProblem, text: TariffsText, number: (value: number) => string): string {
  if (problem.kind === 'count') return text.count(number(problem.corners));
  const line = number(problem.line);
  if (problem.kind === 'not-two-numbers') return text.notTwoNumbers(line);
  return problem.kind === 'swapped' ? text.swapped(line) : text.outside(line);
}
