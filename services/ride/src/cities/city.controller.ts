import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { CityService } from './city.service.js';

type AddTariffInput = Input<typeof rideHttp.addTariff>;
type ChangeZoneInput = Input<typeof rideHttp.changeZone>;
type CityOutput = Output<typeof rideHttp.addTariff>;
type CitiesOutput = Output<typeof rideHttp.cities>;
type MinimumFaresOutput = Output<typeof rideHttp.minimumFares>;
type OptionalCommand = IdempotencyKey | undefined;

@Controller()
export class CityController {
  constructor(private readonly cities: CityService) {}

  @Endpoint(rideHttp.cities)
  list(): Promise<CitiesOutput> {
    return this.cities.list();
  }

  @Endpoint(rideHttp.minimumFares)
  minimumFares(): Promise<MinimumFaresOutput> {
    return this.cities.minimumFares();
  }

  @Endpoint(rideHttp.addTariff)
  addTariff(
    @In() input: AddTariffInput,
    @Who() administrator: Person,
    @Command() command: OptionalCommand,
  ): Promise<CityOutput> {
    return this.cities.addTariff(administrator, input, command);
  }

  @Endpoint(rideHttp.changeZone)
  changeZone(
    @In() input: ChangeZoneInput,
    @Who() administrator: Person,
    @Command() command: OptionalCommand,
  ): Promise<CityOutput> {
    return this.cities.changeZone(administrator, input, command);
  }
}
