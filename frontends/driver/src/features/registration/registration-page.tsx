import { useCurrentUser } from '@pothik/api-client';
import { Card, ErrorState, Skeleton, SkeletonGroup, Stepper } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useDriverText } from '../../texts/driver-text';
import { DriverForm } from './driver-form';
import { NextSteps } from './next-steps';
import { type RegistrationStep, registrationStepOf } from './registration.rules';
import { useRegistrationText } from './registration-text';
import { RoleChange } from './role-change';
import { useMyVehicles } from './use-my-vehicles';
import { VehicleForm } from './vehicle-form';

const FLAG = 'vehicleRegistered';

/** Becoming a driver: the vehicle, the driver profile, then the role. */
export function RegistrationPage() {
  const text = useRegistrationText();
  return (
    <div className="ui-page driver-registration">
      <title>{text.documentTitle}</title>
      <div>
        <h1 className="driver-title">{text.title}</h1>
        <p className="driver-quiet">{text.lead}</p>
      </div>
      <Steps />
    </div>
  );
}

function Steps() {
  const text = useRegistrationText();
  const words = useDriverText();
  const vehicles = useMyVehicles();
  const step = vehicles.data && registrationStepOf(vehicles.data);
  useFlag(step);
  if (step) {
    return (
      <>
        {step.kind !== 'role' && <Progress step={step} />}
        <Card title={titleOf(text, step)}>
          <CurrentStep step={step} />
        </Card>
        {step.kind !== 'role' && <NextSteps />}
      </>
    );
  }
  if (vehicles.isError) {
    return (
      <ErrorState title={text.failed} onRetry={() => void vehicles.refetch()} retrying={vehicles.isFetching}>
        {words.pageFailedText}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={words.loading} className="driver-stack">
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="22rem" />
    </SkeletonGroup>
  );
}

function CurrentStep({ step }: { step: RegistrationStep }) {
  const user = useCurrentUser();
  if (!user || step.kind === 'role') return <RoleChange />;
  if (step.kind === 'vehicle') return <VehicleForm userId={user._id} />;
  return <DriverForm user={user} vehicle={step.vehicle} />;
}

function Progress({ step }: { step: RegistrationStep }) {
  const text = useRegistrationText();
  const atVehicle = step.kind === 'vehicle';
  return (
    <Stepper
      label={text.steps}
      className="driver-progress"
      steps={[
        { key: 'vehicle', label: text.vehicleStep, state: atVehicle ? 'now' : 'done' },
        { key: 'driver', label: text.driverStep, state: atVehicle ? 'next' : 'now' },
      ]}
    />
  );
}

const titleOf = (text: ReturnType<typeof useRegistrationText>, { kind }: RegistrationStep) =>
  ({ vehicle: text.vehicleStep, driver: text.driverStep, role: undefined })[kind];

/** The address follows the step: the flag is set exactly while the driver form is shown. */
function useFlag(step: RegistrationStep | undefined): void {
  const [parameters, setParameters] = useSearchParams();
  const wanted = step?.kind === 'driver';
  const isSet = parameters.get(FLAG) === 'true';
  useEffect(() => {
    if (step && step.kind !== 'role' && wanted !== isSet)
      setParameters(wanted ? { [FLAG]: 'true' } : {}, { replace: true });
  }, [step, wanted, isSet, setParameters]);
}
