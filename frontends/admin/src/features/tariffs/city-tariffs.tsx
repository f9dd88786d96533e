import { serverNow, useCurrentUser } from '@pothik/api-client';
import { ROLE } from '@pothik/contracts/platform';
import type { CityView } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { Button, Card, useUiText } from '@pothik/ui-kit';
import { Plus } from 'lucide-react';
import { versionsOf } from './tariff.rules';
import { TariffForm } from './tariff-form';
import { TariffTable } from './tariff-table';
import { useTariffsText } from './tariffs-text';
import { useTariffsView } from './use-tariffs-view';
import { VersionList } from './version-list';
import { ZoneCard } from './zone-card';

/** One city: what is valid for each vehicle type, the versions of one of them, and the zone. */
export function CityTariffs({ city }: { city: CityView }) {
  const text = useTariffsText();
  const { locale } = useUiText();
  const vehicles = useVehicleWords();
  const { vehicleType, isOpen, open, close } = useTariffsView();
  const mayChange = useCurrentUser()?.role === ROLE.SUPER_ADMIN;
  const versions = versionsOf(city.tariffs, vehicleType, new Date(serverNow()).toISOString());
  const vehicle = vehicles[vehicleType];
  const isWriting = mayChange && isOpen(city._id, 'tariff');
  const toNew = mayChange && !isWriting && (
    <Button
      variant="outline"
      size="small"
      icon={<Plus aria-hidden />}
      aria-label={text.newVersionOf(vehicle)}
      onClick={() => open(city._id, 'tariff')}
    >
      {text.newVersion}
    </Button>
  );
  return (
    <section className="admin-stack" aria-labelledby={`city-${city._id}`}>
      <h2 id={`city-${city._id}`}>{locale === 'bn' ? city.nameBn : city.name}</h2>
      <TariffTable city={city} chosen={vehicleType} />
      <Card title={text.versionsOf(vehicle)} actions={toNew}>
        {isWriting && (
          <TariffForm
            key={vehicleType}
            cityId={city._id}
            vehicleType={vehicleType}
            last={versions.last}
            before={versions.coming.at(-1) ?? versions.valid}
            onClose={close}
          />
        )}
        <VersionList versions={versions} />
      </Card>
      <ZoneCard
        city={city}
        mayChange={mayChange}
        changing={isOpen(city._id, 'zone')}
        onChange={() => open(city._id, 'zone')}
        onClose={close}
      />
    </section>
  );
}
