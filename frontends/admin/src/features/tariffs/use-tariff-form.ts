import { call, failureText, isRefusal } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import type { VehicleType } from '@pothik/contracts/driver';
import type { TariffView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { tariffOf, tariffTexts, typedTariff } from './tariff-text.rules';
import { useTariffsText } from './tariffs-text';
import { useCityChange } from './use-city-change';

export interface TariffFormProps {
  cityId: string;
  vehicleType: VehicleType;
  /** The version that the new one follows, 0 for none. */
  last: number;
  /** The version whose rates the form begins with. */
  before: TariffView | undefined;
  onClose(): void;
}

/** The form of a new version; its draft survives a reload. */
export function useTariffForm({ cityId, vehicleType, last, before, onClose }: TariffFormProps) {
  const text = useTariffsText();
  const [draft] = useState(() => storedTexts(`admin-tariff-draft:${cityId}:${vehicleType}`));
  const [stored] = useState(() => draft.read());
  const form = useContractForm(tariffTexts, { ...typedTariff(before), ...stored });
  useStoredTexts(form, draft);
  const { refusal, isMade } = useCityChange();
  const close = () => {
    draft.delete();
    onClose();
  };
  const showsField = (failure: unknown): boolean => {
    if (!isRefusal(failure, 'ride/tariff-too-early')) {
      form.showRefusedFields(failure);
      return false;
    }
    form.setError('validFrom', { message: failureText(failure) }, { shouldFocus: true });
    return true;
  };
  const send = form.submitting(async (read) => {
    const version = { cityId, vehicleType, version: last, ...tariffOf(read) };
    if (!(await isMade(() => call(rideRoutes.addTariff, version), showsField))) return;
    toast.success(text.saved);
    close();
  });
  return { form, refusal, send, close };
}
