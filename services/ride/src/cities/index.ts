export { CitiesModule } from './cities.module.js';
export type { City } from './city.rules.js';
export { CityService } from './city.service.js';
export { type Tariff, tariffAt } from './tariff.rules.js';
