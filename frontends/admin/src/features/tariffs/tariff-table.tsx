import { serverNow } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';
import type { CityView, TariffView } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { Card, type Column, Table, useFormat } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { versionsOf } from './tariff.rules';
import { RATES } from './tariff-text.rules';
import { useTariffsText } from './tariffs-text';
import { VEHICLE_TYPES } from './use-tariffs-view';

interface Row {
  vehicleType: VehicleType;
  valid: TariffView | undefined;
}

/** The rates valid now, a row for each vehicle type; a row shows its versions. */
export function TariffTable({ city, chosen }: { city: CityView; chosen: VehicleType }) {
  const text = useTariffsText();
  const vehicles = useVehicleWords();
  const { number, date } = useFormat();
  const now = new Date(serverNow()).toISOString();
  const rows = VEHICLE_TYPES.map(
    (vehicleType): Row => ({ vehicleType, valid: versionsOf(city.tariffs, vehicleType, now).valid }),
  );
  const columns: Column<Row>[] = [
    {
      key: 'vehicle',
      header: text.vehicle,
      wide: true,
      cell: ({ vehicleType }) => <span className="admin-tariff-vehicle">{vehicles[vehicleType]}</span>,
    },
    ...RATES.map(
      (rate): Column<Row> => ({
        key: rate,
        header: text[rate],
        align: 'end',
        cell: ({ valid }) => (valid ? number(valid[rate]) : '–'),
      }),
    ),
    { key: 'since', header: text.since, cell: ({ valid }) => (valid ? date(valid.validFrom) : text.noTariff) },
  ];
  return (
    <Card flush>
      <Table
        caption={text.title}
        columns={columns}
        rows={rows}
        rowKey={({ vehicleType }) => vehicleType}
        rowLink={({ vehicleType }) => (
          <Link to={`?vehicle=${vehicleType}`} aria-current={vehicleType === chosen || undefined} preventScrollReset>
            {text.show(vehicles[vehicleType])}
          </Link>
        )}
        empty={null}
      />
    </Card>
  );
}
