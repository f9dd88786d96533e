import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { DescriptionList, Tabs, VehicleDrawing } from '@pothik/ui-kit';
import { useState } from 'react';
import { useHomeText } from './home-text';
import { useServiceText } from './service-text';

/** One tab for each vehicle type. */
export function Services() {
  const text = useHomeText();
  const services = useServiceText();
  const [shown, setShown] = useState<VehicleType>('CNG');
  const tabs = Object.values(VEHICLE_TYPE).map((type) => ({
    value: type,
    label: services[`${type}_name`],
    icon: <VehicleDrawing type={type} />,
    content: <Service type={type} />,
  }));
  return (
    <section className="shell-section">
      <div className="ui-container">
        <div className="shell-section-head">
          <h2>{text.services}</h2>
        </div>
        <Tabs
          label={text.servicesLabel}
          tabs={tabs}
          value={shown}
          onValueChange={(value) => setShown(value as VehicleType)}
        />
      </div>
    </section>
  );
}

function Service({ type }: { type: VehicleType }) {
  const text = useHomeText();
  const services = useServiceText();
  const details = [
    { term: text.seats, description: services[`${type}_seats`] },
    { term: text.bestFor, description: services[`${type}_use`] },
    { term: text.fare, description: text.fareBefore },
  ];
  return (
    <div className="shell-service">
      <div className="shell-stack">
        <h3>{services[`${type}_title`]}</h3>
        <p className="shell-service-text">{services[`${type}_text`]}</p>
        <DescriptionList items={details} />
      </div>
      <div className="shell-stage">
        <VehicleDrawing type={type} />
      </div>
    </div>
  );
}
